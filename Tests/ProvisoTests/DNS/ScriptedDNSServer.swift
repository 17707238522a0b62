import Foundation
import Proviso
import Synchronization

/// A server on loopback that sends what a test wants, be it a proper answer or none.
final class ScriptedDNSServer: Sendable {
    /// What is sent for a question: a datagram each, or one after the other over a stream, which then ends.
    typealias Script = @Sendable (_ question: [UInt8]) -> [[UInt8]]

    let server: DNSServer
    private let isOver = Mutex(false)

    init(datagrams: @escaping Script, stream: @escaping Script = { _ in [] }) throws {
        let (udp, tcp, port) = try Self.makeSockets()
        server = DNSServer(try LoopbackDNSServer.loopback(), port: port)
        Thread.detachNewThread { [weak self] in
            while let self, !self.isOver.withLock({ $0 }) {
                var requests = [
                    pollfd(fd: udp, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: tcp, events: Int16(POLLIN), revents: 0),
                ]
                guard poll(&requests, 2, 20) > 0 else { continue }
                if requests[0].revents != 0 { Self.answerDatagram(udp, datagrams) }
                if requests[1].revents != 0 { Self.answerStream(tcp, stream) }
            }
            close(udp)
            close(tcp)
        }
    }

    deinit { isOver.withLock { $0 = true } }

    /// A socket for datagrams and one for streams, both on the same port.
    private static func makeSockets() throws -> (udp: Int32, tcp: Int32, port: UInt16) {
        #if canImport(Glibc)
        let types = (Int32(SOCK_DGRAM.rawValue), Int32(SOCK_STREAM.rawValue))
        #else
        let types = (SOCK_DGRAM, SOCK_STREAM)
        #endif
        for _ in 0..<20 {
            let (udp, tcp) = (socket(AF_INET, types.0, 0), socket(AF_INET, types.1, 0))
            if let port = bound(udp, 0), bound(tcp, port) == port, listen(tcp, 8) == 0 { return (udp, tcp, port) }
            close(udp)
            close(tcp)
        }
        throw LoopbackDNSServer.Failure.noPort
    }

    private static func bound(_ descriptor: Int32, _ port: UInt16) -> UInt16? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let expected = size
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, expected) == 0 && getsockname(descriptor, pointer, &size) == 0
            }
        }
        return isBound ? UInt16(bigEndian: address.sin_port) : nil
    }

    private static func answerDatagram(_ descriptor: Int32, _ script: Script) {
        var question = [UInt8](repeating: 0, count: 65_536)
        var sender = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        withUnsafeMutablePointer(to: &sender) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                let count = recvfrom(descriptor, &question, question.count, 0, pointer, &size)
                guard count > 0 else { return }
                for answer in script(Array(question.prefix(count))) {
                    _ = sendto(descriptor, answer, answer.count, 0, pointer, size)
                }
            }
        }
    }

    private static func answerStream(_ descriptor: Int32, _ script: Script) {
        let stream = accept(descriptor, nil, nil)
        guard stream >= 0 else { return }
        defer { close(stream) }
        var question: [UInt8] = []
        while question.count < 2 || question.count < 2 + Int(question[0]) << 8 + Int(question[1]) {
            var part = [UInt8](repeating: 0, count: 512)
            let count = recv(stream, &part, part.count, 0)
            guard count > 0 else { return }
            question += part.prefix(count)
        }
        for answer in script(Array(question.dropFirst(2))) { _ = send(stream, answer, answer.count, 0) }
    }
}
