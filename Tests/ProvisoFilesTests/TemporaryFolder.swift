import Foundation
import ProvisoFiles

/// A folder that is removed with everything in it when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/proviso-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in it, written with the bytes when there are any.
    func file(_ name: String, _ bytes: [UInt8]? = nil) -> String {
        let file = path + "/" + name
        if let bytes { _ = FileManager.default.createFile(atPath: file, contents: Data(bytes)) }
        return file
    }

    func bytes(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
