import Foundation

/// The folder with conformance data: `PROVISO_CONFORMANCE_DATA`, else `../shared/data` beside the package.
///
/// Nil when absent.
enum ConformanceData {
    static let folder: URL? = {
        let manager = FileManager.default
        if let path = ProcessInfo.processInfo.environment["PROVISO_CONFORMANCE_DATA"] {
            return manager.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
        }
        var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while root.path != "/" {
            root.deleteLastPathComponent()
            if manager.fileExists(atPath: root.appendingPathComponent("Package.swift").path) { break }
        }
        let data = root.deletingLastPathComponent().appendingPathComponent("shared/data")
        return manager.fileExists(atPath: data.path) ? data : nil
    }()
}
