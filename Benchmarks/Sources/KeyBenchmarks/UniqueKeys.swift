/// `unique`: the records whose key an earlier record has.
///
/// All keys are kept, split by their hashes, and compared one partition after another.
enum UniqueKeys {
    static func check(_ path: String, column: String) throws(Mistake) {
        let hash = KeyHash()
        var partitions = KeyPartitions()
        var file = try KeyFile(path, column: column)
        try file.forEachKey { key, line in partitions.add(key, hash: hash(key), line: line) }
        var found: [(line: Int, first: Int)] = []
        var table = KeyTable()
        for index in 0..<KeyPartitions.count {
            let partition = partitions.partition(index)
            table.begin(partition.count)
            partition.forEach { key, line, address in
                if let first = table.insert(key, hash: hash(key), at: address, of: partition) {
                    found.append((line, partition.line(at: first)))
                }
            }
        }
        found.sort { $0.line < $1.line }
        var output = Output()
        for (line, first) in found {
            output.add(
                #"{"file":"\#(path)","line":\#(line),"path":"\#(column)","code":"unique","firstLine":\#(first)}"#)
        }
    }
}
