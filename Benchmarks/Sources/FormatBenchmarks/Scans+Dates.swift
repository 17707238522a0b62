extension Scans {
    @inline(never)
    static func date(_ bytes: Bytes) -> Bool {
        bytes.count == 10 && datePart(bytes)
    }

    @inline(__always)
    private static func datePart(_ bytes: Bytes) -> Bool {
        let century = pair(bytes, 0)
        let yearOfCentury = pair(bytes, 2)
        let month = pair(bytes, 5)
        let day = pair(bytes, 8)
        guard century < 100, yearOfCentury < 100, bytes[4] == 0x2D, bytes[7] == 0x2D, month >= 1, month <= 12
        else { return false }
        let days: Int
        if month == 2 {
            let isLeap = yearOfCentury == 0 ? century % 4 == 0 : yearOfCentury % 4 == 0
            days = isLeap ? 29 : 28
        } else {
            days = month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
        }
        return day >= 1 && day <= days
    }

    @inline(never)
    static func dateTime(_ bytes: Bytes) -> Bool {
        guard bytes.count >= 20, datePart(bytes), bytes[10] | 0x20 == 0x74 else { return false }
        let hour = pair(bytes, 11)
        let minute = pair(bytes, 14)
        let second = pair(bytes, 17)
        guard hour < 24, minute < 60, second <= 60, bytes[13] == 0x3A, bytes[16] == 0x3A else { return false }
        var index = 19
        if bytes[index] == 0x2E {
            index += 1
            let start = index
            while index < bytes.count, isDigit(bytes[index]) { index += 1 }
            guard index > start else { return false }
        }
        guard index < bytes.count else { return false }
        var minutes = hour * 60 + minute
        if bytes[index] | 0x20 == 0x7A {
            index += 1
        } else {
            guard bytes.count - index == 6, bytes[index] == 0x2B || bytes[index] == 0x2D, bytes[index + 3] == 0x3A
            else { return false }
            let hours = pair(bytes, index + 1)
            let rest = pair(bytes, index + 4)
            guard hours < 24, rest < 60 else { return false }
            minutes += bytes[index] == 0x2B ? -(hours * 60 + rest) : hours * 60 + rest
            index += 6
        }
        guard index == bytes.count else { return false }
        return second < 60 || (minutes + 1440) % 1440 == 1439
    }
}
