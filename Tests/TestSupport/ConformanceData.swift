package import Foundation
package import Testing

/// Conformance data of other projects, read where it is at hand.
package enum ConformanceData {
    /// The folder that `PROVISO_CONFORMANCE_DATA` names, else `../shared/data` beside the package.
    package static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["PROVISO_CONFORMANCE_DATA"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while root.path != "/",
            !FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        {
            root.deleteLastPathComponent()
        }
        return root.deletingLastPathComponent().appendingPathComponent("shared/data", isDirectory: true)
    }()

    /// Whether the folder is there.
    ///
    /// Tests are skipped, saying ``absence``, where it is not.
    package static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    /// Why tests are skipped.
    package static let absence: Comment = "The conformance data is absent; PROVISO_CONFORMANCE_DATA names its folder."

    /// The text of a file.
    package static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }
}
