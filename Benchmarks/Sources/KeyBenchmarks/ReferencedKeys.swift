/// `exists`: the records whose key is not in another file.
///
/// Keys and references are split by their hashes, and compared one partition after another. References that find no room wait
/// for those before them.
struct ReferencedKeys: ~Copyable {
    /// How much memory keys and references take before the references are looked up, in bytes.
    private static let most = 192 << 20
    private let path: String
    private let column: String
    private let hash = KeyHash()
    private var known = KeyPartitions()
    private var references = KeyPartitions()
    private var table = KeyTable()
    private var output = Output()

    static func check(_ path: String, column: String, in other: String, _ otherColumn: String) throws(Mistake) {
        var check = ReferencedKeys(path, column)
        try check.run(other, otherColumn)
    }

    private init(_ path: String, _ column: String) {
        self.path = path
        self.column = column
    }

    private mutating func run(_ other: String, _ otherColumn: String) throws(Mistake) {
        let hash = hash
        var others = try KeyFile(other, column: otherColumn)
        try others.forEachKey { key, _ in known.add(key, hash: hash(key), line: 0) }
        var file = try KeyFile(path, column: column)
        try file.forEachKey { key, line in
            references.add(key, hash: hash(key), line: line)
            if references.byteCount + known.byteCount > Self.most { lookUp() }
        }
        lookUp()
    }

    /// Looks the references up that were read so far, and forgets them.
    private mutating func lookUp() {
        var found: [Int] = []
        for index in 0..<KeyPartitions.count {
            let partition = known.partition(index)
            table.begin(partition.count)
            partition.forEach { key, _, address in
                _ = table.insert(key, hash: hash(key), at: address, of: partition)
            }
            references.partition(index).forEach { key, line, _ in
                if !table.contains(key, hash: hash(key), in: partition) { found.append(line) }
            }
        }
        found.sort()
        for line in found { output.add(#"{"file":"\#(path)","line":\#(line),"path":"\#(column)","code":"exists"}"#) }
        references.removeAll()
    }
}
