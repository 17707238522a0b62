/// The scalars that several machines tell apart: of each group one scalar, with its class for each machine.
struct TextGroups {
    /// One scalar of each group, plain ones first.
    let scalars: [Unicode.Scalar]
    /// The classes of the first group for all machines, then those of the second, and so on. The classes of each machine are numbered
    /// behind those of the machines before it.
    let classes: [Int32]
    /// The number of the first class of each machine.
    let firstClasses: [Int]
    /// How many classes all machines have.
    let classCount: Int

    init(_ tables: [TextTable]) {
        var alphabet = TextAlphabet(starts: []) { _ in 0 }
        var classes: [[Int32]] = [[]]
        var firstClasses: [Int] = []
        var count = 0
        for table in tables {
            let (finer, parts) = alphabet.refined(by: table.alphabet)
            classes = parts.map { classes[Int($0.0)] + [$0.1 + Int32(count)] }
            firstClasses.append(count)
            count += table.alphabet.count
            alphabet = finer
        }
        let found = zip(alphabet.representatives, classes).compactMap { scalar, classes in
            scalar.map { (scalar: $0, classes: classes) }
        }
        let sorted = found.sorted { $0.scalar.rank < $1.scalar.rank }
        scalars = sorted.map(\.scalar)
        self.classes = sorted.flatMap(\.classes)
        (self.firstClasses, classCount) = (firstClasses, count)
    }
}

extension Unicode.Scalar {
    /// Letters and digits first, then the scalars in their order.
    fileprivate var rank: UInt32 {
        switch self {
        case "a": 0
        case "0": 1
        case "A": 2
        case "-": 3
        case " ": 4
        default: value + 5
        }
    }
}
