import Foundation
import Proviso
import ProvisoFormats

/// A real DNS server on loopback: dnsmasq, answering for `test` and a few names beside it.
///
/// It ends when the object does.
final class LoopbackDNSServer {
    /// Where the program is, if it is installed.
    static let program = ["/usr/sbin/dnsmasq", "/usr/local/sbin/dnsmasq", "/opt/homebrew/sbin/dnsmasq"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static let absence = "dnsmasq is not installed; Scripts/install-test-tools installs it."

    let server: DNSServer
    private let process = Process()
    private let log: URL

    /// Starts the server and waits until it answers.
    init() throws {
        let port = try Self.freePort()
        server = DNSServer(try Self.loopback(), port: port)
        log = FileManager.default.temporaryDirectory.appendingPathComponent("proviso-dns-\(UUID().uuidString).log")
        process.executableURL = URL(fileURLWithPath: Self.program ?? "")
        process.arguments =
            [
                "--keep-in-foreground", "--conf-file=/dev/null", "--no-resolv", "--no-hosts", "--port=\(port)",
                "--listen-address=127.0.0.1", "--bind-interfaces", "--user=\(NSUserName())", "--pid-file",
                "--log-queries", "--log-facility=\(log.path)", "--local=/test/single/",
                "--mx-host=mail.test,mx1.mail.test,10", "--host-record=address.test,192.0.2.1",
                "--host-record=six.test,2001:db8::1", "--txt-record=empty.test,x",
                // A null MX: preference 0, and the root as its host.
                "--dns-rr=null.test,15,000000", "--host-record=single,192.0.2.9", "--cname=alias.test,mail.test",
                "--mx-host=xn--bcher-kva.test,mx1.mail.test,10",
            ] + (1...40).map { "--mx-host=big.test,mail-exchanger-\($0).of-a-long-domain-name.big.test,\($0)" }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let client = DNSClient(servers: [server], timeout: .milliseconds(200), attempts: 1)
        for _ in 0..<50 where process.isRunning {
            if (try? client.answer(.a, of: "ready.test", before: .now + .seconds(1))) != nil { return }
            Thread.sleep(forTimeInterval: 0.05)
        }
        throw Failure.notReady
    }

    deinit {
        // Tests run on threads that block signals, and the server was started with those blocked; this one cannot be. It is
        // not waited for: that would run this thread's run loop.
        kill(process.processIdentifier, SIGKILL)
        try? FileManager.default.removeItem(at: log)
    }

    enum Failure: Error { case notReady, noPort }

    /// The questions about a name so far, by type.
    func questions(about name: String) throws -> [String] {
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return text.split(separator: "\n").compactMap { line in
            guard let range = line.range(of: "query["), line.contains("] \(name) from") else { return nil }
            return String(line[range.upperBound...].prefix { $0 != "]" })
        }
    }

    static func loopback() throws -> IPAddress {
        guard let address = IPAddress("127.0.0.1") else { throw Failure.noPort }
        return address
    }

    /// A port that nobody listens on.
    static func freePort() throws -> UInt16 { try SilentDNSServer().server.port }
}

/// A server that takes questions and never answers.
final class SilentDNSServer {
    let server: DNSServer
    private let descriptor: Int32

    init() throws {
        #if canImport(Glibc)
        let type = Int32(SOCK_DGRAM.rawValue)
        #else
        let type = SOCK_DGRAM
        #endif
        descriptor = socket(AF_INET, type, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (descriptor, expected) = (descriptor, size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, expected) == 0 && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard result else { throw LoopbackDNSServer.Failure.noPort }
        server = DNSServer(try LoopbackDNSServer.loopback(), port: UInt16(bigEndian: address.sin_port))
    }

    deinit { close(descriptor) }
}
