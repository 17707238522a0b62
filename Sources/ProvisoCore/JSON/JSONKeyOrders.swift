/// The keys of some objects, each list in its order, to be compared with those of others: the records of a file have few
/// kinds, and what was found out about the keys of one need not be found out again.
struct JSONKeyOrders {
    /// So many kinds of records are kept.
    private static let most = 8
    /// So many bytes of keys are kept of each.
    private static let longest = 4096

    private struct Order {
        var text: [UInt8] = []
        var ends: [Int] = []

        func isOrder(of members: [JSONRecordScanner.Member], in bytes: Span<UInt8>) -> Bool {
            guard ends.count == members.count else { return false }
            var start = 0
            for index in ends.indices {
                let (member, end) = (members[index], ends[index])
                guard end &- start == member.keyEnd &- member.keyStart,
                    ByteWord.areEqual(text.span, from: start, bytes, from: member.keyStart, count: end &- start)
                else { return false }
                start = end
            }
            return true
        }
    }

    private var orders: [Order] = []
    /// The order that an object had last, which is tried first.
    private var last = 0
    /// The order that goes when there are too many.
    private var oldest = 0

    /// The number of the order that the keys of an object are in, if it is kept.
    mutating func number(of members: [JSONRecordScanner.Member], in bytes: Span<UInt8>) -> Int? {
        for attempt in orders.indices {
            let number = (last + attempt) % orders.count
            if orders[number].isOrder(of: members, in: bytes) {
                last = number
                return number
            }
        }
        return nil
    }

    /// Keeps the order of an object's keys.
    ///
    /// - Returns: Its number, which another one may have had; `nil` for more keys than are kept.
    mutating func keep(_ members: [JSONRecordScanner.Member], of bytes: Span<UInt8>) -> Int? {
        guard members.reduce(0, { $0 + $1.keyEnd - $1.keyStart }) <= Self.longest else { return nil }
        var order = Order()
        for member in members {
            bytes.extracting(member.keyStart..<member.keyEnd).withUnsafeBufferPointer {
                order.text.append(contentsOf: $0)
            }
            order.ends.append(order.text.count)
        }
        // So that the last key, too, can be compared a word at a time.
        order.text += repeatElement(0, count: ByteWord.size)
        if orders.count < Self.most {
            last = orders.count
            orders.append(order)
        } else {
            last = oldest
            orders[oldest] = order
            oldest = (oldest + 1) % Self.most
        }
        return last
    }
}
