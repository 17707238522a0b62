#if Command
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a run of the command gave.
struct Run: Sendable {
    let status: Int32
    let output: String
    let error: String
    /// The most memory that the process had, in bytes; 0 when it was not measured.
    let peakMemory: Int

    /// The lines of standard output.
    var lines: [Substring] { output.split(separator: "\n") }
    /// The lines of standard error.
    var errorLines: [Substring] { error.split(separator: "\n") }
    /// Standard error with the time of the summary as `0.00`.
    var errorWithoutTime: String { error.replacing(/in [0-9]+\.[0-9]{2} s/, with: "in 0.00 s") }
}

/// The command as a process of its own.
enum Command {
    struct NotFound: Error {}
    struct SpawnFailure: Error { let number: Int32 }

    /// Runs the command in a folder.
    ///
    /// Both outputs go to files, so that neither can fill up while the other is read, and the order does not matter.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind `proviso`.
    ///   - folder: Where it runs.
    ///   - input: What it finds on standard input.
    ///   - environment: What is set beside the environment of the tests.
    ///   - outputPath: Where standard output goes instead of the result.
    ///   - errorPath: Where standard error goes instead of the result.
    ///   - measuresMemory: Whether to watch how much memory it takes, where the system tells.
    static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:],
        measuresMemory: Bool = false, outputPath: String? = nil, errorPath: String? = nil
    ) throws -> Run {
        try run(
            script: "exec \"$@\"", arguments, in: folder, input: input, environment: environment,
            measuresMemory: measuresMemory, outputPath: outputPath, errorPath: errorPath)
    }

    /// Runs a script of the shell in a folder, with the command as `"$1"` and the arguments behind it.
    static func run(
        script: String, _ arguments: [String] = [], in folder: String, input: [UInt8] = [],
        environment: [String: String] = [:], measuresMemory: Bool = false, outputPath: String? = nil,
        errorPath: String? = nil
    ) throws -> Run {
        let prefix = "\(folder)/.run-\(UUID().uuidString)"
        let files = (input: prefix + ".in", output: prefix + ".out", error: prefix + ".err")
        defer { for file in [files.input, files.output, files.error] { unlink(file) } }
        try Data(input).write(to: URL(fileURLWithPath: files.input))

        var actions = emptyActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, files.input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputPath ?? files.output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errorPath ?? files.error, O_WRONLY | O_CREAT | O_TRUNC, 0o600)

        let process = try spawn(script: script, arguments, in: folder, environment: environment, &actions)
        var status: Int32 = 0
        var peak = 0
        while measuresMemory, waitpid(process, &status, WNOHANG) == 0 {
            peak = max(peak, peakMemory(of: process))
            usleep(2000)
        }
        if !measuresMemory { while waitpid(process, &status, 0) < 0, errno == EINTR {} }
        return Run(
            status: exitStatus(status),
            output: outputPath == nil ? try text(of: files.output) : "",
            error: errorPath == nil ? try text(of: files.error) : "",
            peakMemory: peak)
    }

    #if canImport(Darwin)
    typealias FileActions = posix_spawn_file_actions_t?
    #else
    typealias FileActions = posix_spawn_file_actions_t
    #endif

    #if canImport(Darwin)
    static var emptyActions: FileActions { nil }
    #else
    static var emptyActions: FileActions { FileActions() }
    #endif

    /// Held while a process is started, and while a pipe is made that no process may inherit.
    static let spawning = NSLock()

    /// Starts a script of the shell, with the command as `"$1"` and the arguments behind it.
    static func spawn(
        script: String = "exec \"$@\"", _ arguments: [String], in folder: String, environment: [String: String] = [:],
        _ actions: inout FileActions
    ) throws -> pid_t {
        // The command hashes as it does for everybody, also where builds do not.
        var variables = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("LC_") && $0.key != "LANG" && $0.key != "SWIFT_DETERMINISTIC_HASHING"
        }
        variables.merge(environment) { $1 }
        // Whatever the tests do with signals, the command has them as a shell gives them.
        #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
        #else
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for number in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
        // The shell changes the folder, which not every system can do on spawning.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && \(script)", folder, try executable.get()]
        return try withCStrings(shell + arguments) { argv in
            try withCStrings(variables.map { "\($0.key)=\($0.value)" }) { envp in
                var process = pid_t()
                let failure = spawning.withLock {
                    posix_spawn(&process, "/bin/sh", &actions, &attributes, argv, envp)
                }
                if failure != 0 { throw SpawnFailure(number: failure) }
                return process
            }
        }
    }

    /// The status of a process that has ended: a signal, such as that of a trap, shows as a negative status.
    static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
    }

    /// Runs the command in a folder of a test.
    static func run(
        _ arguments: String..., in folder: Folder, input: String = "", environment: [String: String] = [:]
    ) throws -> Run {
        try run(arguments, in: folder.path, input: Array(input.utf8), environment: environment)
    }

    /// The high-water mark of a process, in bytes. What the system reports at the end would not do: it goes on counting
    /// from what the process was before it became the command.
    private static func peakMemory(of process: pid_t) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            status.hasPrefix("Name:\tproviso"),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
        else { return 0 }
        return (Int(line.filter(\.isNumber)) ?? 0) << 10
    }

    private static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return try body(pointers + [nil])
    }

    /// The executable: the one that `PROVISO_COMMAND` names, or the one beside the test bundle.
    private static let executable: Result<String, NotFound> = {
        if let named = ProcessInfo.processInfo.environment["PROVISO_COMMAND"] { return .success(named) }
        let arguments = CommandLine.arguments
        var starts = [arguments.first ?? ""]
        if let index = arguments.firstIndex(of: "--test-bundle-path"), index + 1 < arguments.count {
            starts.append(arguments[index + 1])
        }
        starts += Bundle.allBundles.map(\.bundlePath)
        for start in starts {
            var folder = URL(fileURLWithPath: start)
            for _ in 0..<6 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent("proviso").path
                var isDirectory: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate, isDirectory: &isDirectory), !isDirectory.boolValue
                {
                    return .success(candidate)
                }
            }
        }
        return .failure(NotFound())
    }()

    /// The root of the package.
    static let packageRoot: String = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { break }
        }
        return folder.path
    }()
}
#endif
