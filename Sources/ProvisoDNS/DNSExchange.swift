internal import ProvisoCore

/// One question to one server.
struct DNSExchange: Sendable {
    let server: DNSServer
    let deadline: ContinuousClock.Instant
    let stop: StopFlag

    /// Asks over UDP, and again over TCP when the answer was cut short.
    func ask(_ question: DNSQuestion) throws(DNSFailure) -> DNSAnswer {
        if let answer = try answer(try overUDP(question)) { return answer }
        guard let answer = try answer(try overTCP(question)) else { throw .malformed }
        return answer
    }

    private func answer(_ reply: DNSReply) throws(DNSFailure) -> DNSAnswer? {
        switch reply {
        case .answer(let answer): return answer
        case .truncated: return nil
        case .refused(let code): throw .refused(code: code)
        }
    }

    private func overUDP(_ question: DNSQuestion) throws(DNSFailure) -> DNSReply {
        let socket = try DNSSocket(server, isStream: false)
        try socket.send(question.message[...], before: deadline, stop)
        while true {
            let message = try socket.receive(atMost: 65_535, before: deadline, stop)
            // What is no reply to this question is forged or late; the true one may still come.
            if let reply = try DNSReply(message, to: question) { return reply }
        }
    }

    /// Over TCP a message goes behind its length (RFC 1035 section 4.2.2).
    private func overTCP(_ question: DNSQuestion) throws(DNSFailure) -> DNSReply {
        let socket = try DNSSocket(server, isStream: true)
        let message = question.message
        try socket.send([UInt8(message.count >> 8), UInt8(message.count & 0xFF)] + message, before: deadline, stop)
        let prefix = try receive(2, from: socket)
        let length = Int(prefix[0]) << 8 | Int(prefix[1])
        guard let reply = try DNSReply(try receive(length, from: socket), to: question) else { throw .malformed }
        return reply
    }

    private func receive(_ count: Int, from socket: borrowing DNSSocket) throws(DNSFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let part = try socket.receive(atMost: count - bytes.count, before: deadline, stop)
            guard !part.isEmpty else { throw .malformed }
            bytes += part
        }
        return bytes
    }
}
