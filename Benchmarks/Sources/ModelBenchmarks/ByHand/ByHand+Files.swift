#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whole files, by the rules of the measurement, which ask nothing of tags.
extension ByHand {
    /// Checks every row of a CSV file (RFC 4180) below its header; false when it cannot be read.
    static func checkCSV(_ path: String, _ found: (WrongAttributes) -> Void) -> Bool {
        var isHeader = true
        var row = ByHandCSVRow()
        return FileBlocks.read(path) { block in
            var used = 0
            while let next = row.read(block, from: used) {
                used = next
                if isHeader { isHeader = false } else { found(row.wrongAttributes(in: block)) }
            }
            return used
        }
    }

    /// Checks every line of an NDJSON file; false when it cannot be read.
    static func checkNDJSON(_ path: String, _ found: (WrongAttributes) -> Void) -> Bool {
        var reader = ByHandJSON()
        return FileBlocks.read(path) { block in
            guard let start = block.baseAddress else { return 0 }
            var used = 0
            while let end = memchr(start + used, 0x0A, block.count - used) {
                let next = start.distance(to: end.assumingMemoryBound(to: UInt8.self)) + 1
                let line = Bytes(start: start + used, count: next - 1 - used)
                if !line.isEmpty { found(reader.wrongAttributes(of: line, hasTagRules: false)) }
                used = next
            }
            return used
        }
    }
}
