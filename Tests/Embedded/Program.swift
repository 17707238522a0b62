// Answers the questions on standard input, a line each.

/// Reads up to so many bytes; returns how many there were, 0 at the end.
@_silgen_name("proviso_read")
private func read(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int

@_silgen_name("proviso_write")
private func write(_ bytes: UnsafePointer<UInt8>, _ count: Int)

@_cdecl("proviso_answer_all")
func answerAll() {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = buffer.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { read($0, buffer.count) } ?? 0
        }
        guard count > 0 else { break }
        rest += buffer[..<count]
        var start = 0
        while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
            let answer = Array((Question.answer(String(decoding: rest[start..<end], as: UTF8.self)) + "\n").utf8)
            answer.withUnsafeBufferPointer { bytes in
                if let first = bytes.baseAddress { write(first, bytes.count) }
            }
            start = end + 1
        }
        rest.removeFirst(start)
    }
}
