#if Command
import Foundation
import Testing

/// The reference of the rules among the pages of the documentation.
@Suite struct RulePagesTests {
    @Test(.enabled(if: python != nil))
    func followTheRules() throws {
        let script = "PROVISO_COMMAND=\"$1\" python3 '\(Command.packageRoot)/Scripts/make-rule-pages.py' --check 2>&1"
        let folder = try Folder()
        let run = try Command.run(script: script, in: folder.path)
        #expect(run.status == 0, "run Scripts/make-rule-pages.py: \(run.output)")
    }

    private static var python: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
#endif
