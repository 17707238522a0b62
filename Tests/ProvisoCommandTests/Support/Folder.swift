#if Command
import Foundation

/// A folder for one test, in which the command runs; removed with everything in it when the test is over.
final class Folder: Sendable {
    let path: String

    init(_ files: KeyValuePairs<String, String> = [:]) throws {
        path = NSTemporaryDirectory() + "/proviso-command-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) { write(name, Array(text.utf8)) }

    func write(_ name: String, _ bytes: [UInt8]) {
        _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(bytes))
    }

    func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }

    func bytes(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
    }

    /// The text of a file, or `nil` when there is none.
    func text(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

    /// Everything in the folder but what the runs of the command put there.
    var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return all.filter { !$0.hasPrefix(".run-") }.sorted()
    }
}
#endif
