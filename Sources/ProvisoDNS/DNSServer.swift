public import ProvisoFormats

/// A server of the DNS.
public struct DNSServer: Sendable, Hashable {
    /// Its address.
    public let address: IPAddress
    /// Its port.
    public let port: UInt16

    /// Names a server.
    public init(_ address: IPAddress, port: UInt16 = 53) {
        self.address = address
        self.port = port
    }
}

/// What `/etc/resolv.conf` says (resolv.conf(5)): which servers to ask, how long to wait for each and how often.
struct ResolverConfiguration: Sendable, Equatable {
    /// The servers in the order in which they are asked; three at most count.
    var servers: [DNSServer] = []
    /// The seconds to wait for a server; fewer than the system's five when the file says nothing, since a person may wait.
    var timeout = 2
    /// How often each server is asked.
    var attempts = 2

    private static let maximumServers = 3

    /// Reads the text of the file. What it does not understand is left out, as the system's resolver does.
    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.prefix { $0 != "#" && $0 != ";" }.split { $0 == " " || $0 == "\t" }
            guard let keyword = words.first else { continue }
            if keyword == "nameserver", words.count > 1, let address = IPAddress(String(words[1])) {
                servers.append(DNSServer(address))
            } else if keyword == "options" {
                for option in words.dropFirst() { read(option) }
            }
        }
        servers = Array(servers.prefix(Self.maximumServers))
        // Without an entry the name server of this machine is meant.
        if servers.isEmpty, let local = IPAddress("127.0.0.1") { servers = [DNSServer(local)] }
    }

    private mutating func read(_ option: Substring) {
        let parts = option.split(separator: ":")
        guard parts.count == 2, let number = Int(parts[1]) else { return }
        if parts[0] == "timeout" { timeout = min(max(number, 1), 30) }
        if parts[0] == "attempts" { attempts = min(max(number, 1), 5) }
    }
}
