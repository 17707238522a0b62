import ProvisoFormats

extension CheckRun {
    /// The check character of a procedure that no weights describe, and where it stands; `nil` when the number can have none.
    func countryCheck(_ name: CheckReader) -> (Int, UInt8)? {
        if name.is("AT") { return austria() }
        if name.is("CY") { return cyprus() }
        if name.is("ES") { return spain() }
        if name.is("CIF") { return spanishCompany() }
        if name.is("IT") { return italy() }
        if name.is("IE") { return ireland() }
        if name.is("HK") { return hongKong() }
        if name.is("TW") { return taiwan() }
        if name.is("LU") { return luxembourg() }
        if name.is("MX") { return mexico() }
        if name.is("DE") { return germany() }
        if name.is("IN") { return india() }
        if name.is("TR") { return turkey() }
        if name.is("TRID") { return turkishPerson() }
        if name.is("KR") { return korea() }
        if name.is("PT") { return portugal() }
        if name.is("ICAO") { return travelDocument() }
        return nil
    }

    /// Austria, Firmenbuch: the letter of the number modulo 17; FN before the number does not count.
    private func austria() -> (Int, UInt8)? {
        guard count > 1 else { return nil }
        let letters: StaticString = "ABDFGHIKMPSTVWXYZ"
        var number = 0
        for offset in 0..<count &- 1 where value(offset) < 10 { number = (number &* 10 &+ value(offset)) % 17 }
        return (count &- 1, letters.utf8Start[number])
    }

    /// Cyprus: digits at odd places count as a row of numbers says (jsvat).
    private func cyprus() -> (Int, UInt8)? {
        let odd = Self.odd
        var sum = 0
        for offset in 0..<8 {
            sum &+= offset % 2 == 0 ? Int(odd.utf8Start[min(9, value(offset))] &- 0x30) : value(offset)
        }
        return (8, 0x41 &+ UInt8(truncatingIfNeeded: sum % 26))
    }

    /// What digits count at odd places, in Cyprus and Italy: `1 0 5 7 9 13 15 17 19 21`, written from `0` on.
    private static let odd: StaticString = "10579=?ACE"

    /// What letters count at odd places in Italy (codice fiscale), from `0` on.
    private static let oddLetters: StaticString = "10579=?ACE24BD;368<>@:FIHG"

    /// Spain: the letter of the number modulo 23 (Real Decreto 1553/2005); X, Y and Z of foreigners count 0, 1 and 2.
    private func spain() -> (Int, UInt8)? {
        let letters: StaticString = "TRWAGMYFPDXBNJZSQVHLCKE"
        var number = 0
        for offset in 0..<8 {
            let first = value(offset)
            number = number &* 10 &+ (first < 33 ? first < 10 ? first : 0 : first &- 33)
        }
        return (8, letters.utf8Start[number % 23])
    }

    /// Spain, companies: the digits at odd places doubled, crosswise; a digit or a letter.
    private func spanishCompany() -> (Int, UInt8)? {
        var sum = 0
        for offset in 1..<8 {
            let doubled = value(offset) &* 2
            sum &+= offset % 2 == 1 ? doubled / 10 &+ doubled % 10 : value(offset)
        }
        let control = (10 &- sum % 10) % 10
        let letters: StaticString = "JABCDEFGHI"
        // The pattern says which of them may come.
        return (8, text[8] < 0x3A ? 0x30 &+ UInt8(truncatingIfNeeded: control) : letters.utf8Start[control])
    }

    /// Italy, codice fiscale.
    private func italy() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<15 {
            let value = value(offset)
            let place = value < 10 ? value : value &- 10
            sum &+= offset % 2 == 0 ? Int(Self.oddLetters.utf8Start[place] &- 0x30) : place
        }
        // A birth date: the month is a letter, and the days of women are 40 more.
        let months: StaticString = "ABCDEHLMPRST"
        var month = 0
        for index in 0..<12 where months.utf8Start[index] == text[8] { month = index &+ 1 }
        var day = omocode(9) &* 10 &+ omocode(10)
        if day > 40 { day &-= 40 }
        let year = 2000 &+ omocode(6) &* 10 &+ omocode(7)
        guard 1...12 ~= month, 1...CalendarDate.daysInMonth(month, ofYear: year) ~= day else { return nil }
        return (15, 0x41 &+ UInt8(truncatingIfNeeded: sum % 26))
    }

    /// A digit, or the letter that stands for it where two persons would have the same number.
    private func omocode(_ offset: Int) -> Int {
        let letters: StaticString = "LMNPQRSTUV"
        for index in 0..<10 where letters.utf8Start[index] == text[offset] { return index }
        return min(9, value(offset))
    }

    /// Ireland: weights 8 to 2, and 9 for the letter behind the check letter (VIES; W counts nothing).
    private func ireland() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<7 { sum &+= value(offset) &* (8 &- offset) }
        if count > 8, text[8] != UInt8(ascii: "W") { sum &+= (value(8) &- 9) &* 9 }
        let letters: StaticString = "WABCDEFGHIJKLMNOPQRSTUV"
        return (7, letters.utf8Start[sum % 23])
    }

    /// Luxembourg, matricule: the last digit is that of Verhoeff for the first eleven, as the one before it is that of Luhn (TAXUD).
    private func luxembourg() -> (Int, UInt8)? {
        var sum = VerhoeffSum(withCheckDigit: false)
        for offset in (0..<11).reversed() { sum.add(UInt8(truncatingIfNeeded: value(offset))) }
        return (12, 0x30 &+ sum.checkDigit)
    }

    /// Hong Kong: weights 9 to 2, letters as 10 to 35, and a missing first letter as 36.
    private func hongKong() -> (Int, UInt8)? {
        var sum: Int = count == 8 ? 324 : 0
        for offset in 0..<count &- 1 { sum &+= value(offset) &* (count &- offset) }
        let check = (11 &- sum % 11) % 11
        return (count &- 1, check == 10 ? 0x41 : 0x30 &+ UInt8(truncatingIfNeeded: check))
    }

    /// Taiwan: the letter is a number of two digits, and the others count 8 to 1.
    private func taiwan() -> (Int, UInt8)? {
        // 10 to 35 in the order of A to Z, written from `0` on for 10.
        let codes: StaticString = "01234567H89:;<I=>?@ABCFDEG"
        let place = value(0) &- 10
        guard 0..<26 ~= place else { return nil }
        let number = Int(codes.utf8Start[place] &- 0x30) &+ 10
        var sum = number / 10 &+ (number % 10) &* 9
        for offset in 1..<9 { sum &+= value(offset) &* (9 &- offset) }
        return (9, 0x30 &+ UInt8(truncatingIfNeeded: (10 &- sum % 10) % 10))
    }

    /// Mexico, CURP (Instructivo Normativo, DOF 18 October 2021): `Ñ` stands between N and O, which moves the later letters by one.
    private func mexico() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<17 {
            let value = value(offset)
            sum &+= (value > 23 ? value &+ 1 : value) &* (18 &- offset)
        }
        return (17, 0x30 &+ UInt8(truncatingIfNeeded: (10 &- sum % 10) % 10))
    }

    /// Germany, Steuer-Identifikationsnummer (§ 139b AO): of the first ten digits one comes twice or three times, and the others
    /// at most once; the check digit is ISO 7064 MOD 11,10.
    private func germany() -> (Int, UInt8)? {
        var sum = HybridCheckSum.mod11Over10
        // How often each digit comes, four bits each.
        var counts: UInt64 = 0
        for offset in 0..<10 {
            let digit = value(offset)
            counts &+= 1 << UInt64(digit &* 4)
            sum.add(UInt8(truncatingIfNeeded: digit))
        }
        var (repeated, most) = (0, 0)
        for digit in 0..<10 {
            let number = Int(truncatingIfNeeded: counts >> UInt64(digit &* 4) & 15)
            if number > 1 { repeated &+= 1 }
            most = max(most, number)
        }
        // Three times the same digit must not stand in a row.
        var isRow = false
        for offset in 2..<10 where value(offset) == value(offset &- 1) && value(offset) == value(offset &- 2) {
            isRow = true
        }
        guard repeated == 1, most < 4, !isRow else { return nil }
        return (10, 0x30 &+ UInt8(truncatingIfNeeded: sum.checkValue))
    }

    /// India, GSTIN: the procedure of Luhn in base 36.
    private func india() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<14 {
            let product = value(offset) &* (offset % 2 &+ 1)
            sum &+= product / 36 &+ product % 36
        }
        return CheckAlphabet.alphanumerics.character(of: (36 &- sum % 36) % 36).map { (14, $0) }
    }

    /// Portugal, cartão de cidadão: from the right, every second character doubled, of which 9 is taken when it is more than 9.
    private func portugal() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<11 {
            let doubled = value(offset) &* 2
            sum &+= offset % 2 == 1 ? value(offset) : doubled > 9 ? doubled &- 9 : doubled
        }
        return (11, 0x30 &+ UInt8(truncatingIfNeeded: (10 &- sum % 10) % 10))
    }

    /// Türkiye, vergi kimlik numarası.
    private func turkey() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<9 {
            let first = (value(offset) &+ 9 &- offset) % 10
            let power: Int = 1 << (9 &- offset)
            let second = first &* power % 9
            sum &+= first != 0 && second == 0 ? 9 : second
        }
        return (9, 0x30 &+ UInt8(truncatingIfNeeded: (10 &- sum % 10) % 10))
    }

    /// Türkiye, the tenth digit of the T.C. kimlik numarası; the eleventh is that of the sum of all before.
    private func turkishPerson() -> (Int, UInt8)? {
        var (odd, even) = (0, 0)
        for offset in 0..<9 { if offset % 2 == 0 { odd &+= value(offset) } else { even &+= value(offset) } }
        let check = ((odd &* 7 &- even) % 10 &+ 10) % 10
        return (9, 0x30 &+ UInt8(truncatingIfNeeded: check))
    }

    /// Korea, business registration number: weights 1, 3, 7, and the tens of five times the ninth digit.
    private func korea() -> (Int, UInt8)? {
        var sum = value(8) &* 5 / 10
        for offset in 0..<9 {
            let weight = offset == 8 ? 5 : offset % 3 == 0 ? 1 : offset % 3 == 1 ? 3 : 7
            sum &+= value(offset) &* weight
        }
        return (9, 0x30 &+ UInt8(truncatingIfNeeded: (10 &- sum % 10) % 10))
    }

    /// ICAO 9303: weights 7, 3 and 1, letters as 10 to 35; the last character is the check digit.
    private func travelDocument() -> (Int, UInt8)? {
        var sum = 0
        for offset in 0..<(count &- 1) { sum &+= value(offset) &* (offset % 3 == 0 ? 7 : offset % 3 == 1 ? 3 : 1) }
        return (count &- 1, 0x30 &+ UInt8(truncatingIfNeeded: sum % 10))
    }
}
