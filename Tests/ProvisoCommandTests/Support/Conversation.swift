#if Command
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The command as a process that is written to and read from while it runs.
final class Conversation {
    private let process: pid_t
    private let input: Int32
    private let output: Int32
    private var received: [UInt8] = []
    private var isInputOpen = true
    private var isOutputOpen = true
    private var status: Int32?

    /// Starts the command in a folder.
    init(_ arguments: [String], in folder: Folder) throws {
        // Writing to a process that has ended is no end of the tests.
        signal(SIGPIPE, SIG_IGN)
        let (input, output) = (try Self.pipe(), try Self.pipe())
        var actions = Command.emptyActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.read, 0)
        posix_spawn_file_actions_adddup2(&actions, output.write, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "\(folder.path)/.run-error", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        process = try Command.spawn(arguments, in: folder.path, &actions)
        close(input.read)
        close(output.write)
        self.input = input.write
        self.output = output.read
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            _ = wait()
        }
        closeInput()
        closeOutput()
    }

    /// Writes to standard input, which stays open.
    func send(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    func closeInput() {
        if isInputOpen { close(input) }
        isInputOpen = false
    }

    func closeOutput() {
        if isOutputOpen { close(output) }
        isOutputOpen = false
    }

    /// The next line of standard output, or `nil` when it ended, or none came for a long time.
    func line() -> String? {
        while true {
            if let end = received.firstIndex(of: 0x0A) {
                defer { received.removeFirst(end + 1) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 20_000) > 0 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { return nil }
            received += buffer[..<count]
        }
    }

    func send(signal: Int32) { kill(process, signal) }

    /// Waits for the end and tells the status; a signal shows as a negative one.
    func wait() -> Int32 {
        if let status { return status }
        var found: Int32 = 0
        while waitpid(process, &found, 0) < 0, errno == EINTR {}
        let status = Command.exitStatus(found)
        self.status = status
        return status
    }

    /// A pipe that no other process inherits.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        let isMade = Command.spawning.withLock {
            guard systemPipe(&ends) == 0 else { return false }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return true
        }
        guard isMade else { throw Command.SpawnFailure(number: errno) }
        return (ends[0], ends[1])
    }
}

// The name is taken by the function above.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
#endif
