import Foundation

/// How much of a long sweep a test runs: a sample by default, all of it where the environment has `PROVISO_TESTS=full`.
package enum Sweep {
    /// Whether sweeps run in full.
    package static let isFull = ProcessInfo.processInfo.environment["PROVISO_TESTS"] == "full"

    /// A count: in full, or that of the sample.
    package static func count(_ full: Int, sample: Int) -> Int { isFull ? full : sample }

    /// The cases, or every so many of them.
    ///
    /// - Parameter sample: How many cases a sample has at most. They lie at equal distances, the first among them.
    package static func cases<Case>(_ all: [Case], sample: Int) -> [Case] {
        guard !isFull, all.count > sample else { return all }
        return (0..<sample).map { all[$0 * all.count / sample] }
    }
}
