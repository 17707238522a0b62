internal import ProvisoCore
internal import ProvisoFormats

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)

/// A socket that is connected to a server; closed at the end of its life.
///
/// It has a port of its own, which the system chooses at random.
struct DNSSocket: ~Copyable {
    private let descriptor: CInt

    /// How long a thread waits before it looks whether to stop.
    private static let slice = 50

    init(_ server: DNSServer, isStream: Bool) throws(DNSFailure) {
        let family = server.address.version == .v4 ? AF_INET : AF_INET6
        #if canImport(Glibc)
        let type = CInt(isStream ? SOCK_STREAM.rawValue : SOCK_DGRAM.rawValue)
        #else
        let type = isStream ? SOCK_STREAM : SOCK_DGRAM
        #endif
        let descriptor = socket(family, type, 0)
        guard descriptor >= 0 else { throw .unreachable }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
        var on: CInt = 1
        _ = setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<CInt>.size))
        #endif
        // A stream is not connected at once; sending waits for it.
        let error = Self.connect(descriptor, to: server)
        guard error == 0 || error == EINPROGRESS else {
            _ = close(descriptor)
            throw .unreachable
        }
        self.descriptor = descriptor
    }

    deinit { _ = close(descriptor) }

    /// Connects, and returns the system's error number, or 0.
    private static func connect(_ descriptor: CInt, to server: DNSServer) -> CInt {
        let bytes = server.address.bytes
        if server.address.version == .v4 {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = server.port.bigEndian
            withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
            return connect(descriptor, &address, MemoryLayout<sockaddr_in>.size)
        }
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = server.port.bigEndian
        withUnsafeMutableBytes(of: &address.sin6_addr) { $0.copyBytes(from: bytes) }
        if let zone = server.address.zone { address.sin6_scope_id = UInt32(zone) ?? if_nametoindex(zone) }
        return connect(descriptor, &address, MemoryLayout<sockaddr_in6>.size)
    }

    private static func connect<Address>(_ descriptor: CInt, _ address: inout Address, _ size: Int) -> CInt {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                #if canImport(Darwin)
                let result = Darwin.connect(descriptor, pointer, socklen_t(size))
                #elseif canImport(Glibc)
                let result = Glibc.connect(descriptor, pointer, socklen_t(size))
                #elseif canImport(Musl)
                let result = Musl.connect(descriptor, pointer, socklen_t(size))
                #else
                let result = Android.connect(descriptor, pointer, socklen_t(size))
                #endif
                return result == 0 ? 0 : errno
            }
        }
    }

    /// Sends all bytes.
    func send(
        _ bytes: ArraySlice<UInt8>, before deadline: ContinuousClock.Instant, _ stop: StopFlag
    ) throws(DNSFailure) {
        var rest = bytes
        while !rest.isEmpty {
            try wait(for: CShort(POLLOUT), before: deadline, stop)
            let count = rest.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
                #elseif canImport(Glibc)
                Glibc.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
                #elseif canImport(Musl)
                Musl.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
                #else
                Android.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
                #endif
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if !Self.mayRetry {
                throw .unreachable
            }
        }
    }

    /// Waits for bytes: a datagram, or what a stream has; nothing at the end of a stream.
    func receive(
        atMost limit: Int, before deadline: ContinuousClock.Instant, _ stop: StopFlag
    ) throws(DNSFailure) -> [UInt8] {
        while true {
            try wait(for: CShort(POLLIN), before: deadline, stop)
            var bytes = [UInt8](repeating: 0, count: limit)
            let count = bytes.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            if count >= 0 { return Array(bytes.prefix(count)) }
            guard Self.mayRetry else { throw .unreachable }
        }
    }

    private static var mayRetry: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

    private func wait(
        for events: CShort, before deadline: ContinuousClock.Instant, _ stop: StopFlag
    ) throws(DNSFailure) {
        while true {
            if stop.isSet { throw .cancelled }
            let left = ContinuousClock.now.milliseconds(until: deadline)
            guard left > 0 else { throw .timedOut }
            var request = pollfd(fd: descriptor, events: events, revents: 0)
            let count = poll(&request, 1, CInt(min(left, Self.slice)))
            // Whatever went wrong with the socket, sending or receiving says it.
            if count > 0 { return }
            guard count == 0 || errno == EINTR else { throw .unreachable }
        }
    }
}

/// Reads small files.
enum SystemFile {
    /// The beginning of a file's text; nothing when it cannot be read.
    static func text(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { _ = close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        while count < bytes.count {
            let part = bytes.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            guard part > 0 else { break }
            count += part
        }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}

#else

/// No sockets on this platform.
struct DNSSocket: ~Copyable {
    init(_ server: DNSServer, isStream: Bool) throws(DNSFailure) { throw .unsupported }

    func send(
        _ bytes: ArraySlice<UInt8>, before deadline: ContinuousClock.Instant, _ stop: StopFlag
    ) throws(DNSFailure) { throw .unsupported }

    func receive(
        atMost limit: Int, before deadline: ContinuousClock.Instant, _ stop: StopFlag
    ) throws(DNSFailure) -> [UInt8] { throw .unsupported }
}

/// No files of the system's resolver on this platform.
enum SystemFile {
    static func text(_ path: String) -> String { "" }
}

#endif
