/// A range of card numbers that belongs to one brand.
///
/// A number belongs to a range by its first digits: up to eight, the issuer identification number (IIN) of
/// ISO/IEC 7812-1:2017, and by how many digits it has in all.
struct CardNumberRange: Sendable {
    /// To how many leading digits the bounds are filled up.
    static let digits = 8

    let brand: PaymentCardBrand

    /// The place of the brand among all.
    let brandIndex: Int

    /// The first eight digits that belong to the range.
    let first: ClosedRange<UInt32>

    /// How many digits the bounds are written with.
    let written: Int

    /// The lengths that numbers have, one bit each.
    let lengths: UInt32

    /// Whether the range is another brand's, on whose cards this brand appears as well.
    let isShared: Bool

    init(
        _ brand: PaymentCardBrand, _ prefixes: ClosedRange<UInt32>, _ lengths: ClosedRange<Int>..., shared: Bool = false
    ) {
        self.init(brand, prefixes, lengths: lengths, isShared: shared)
    }

    init(_ brand: PaymentCardBrand, _ prefix: UInt32, _ lengths: ClosedRange<Int>..., shared: Bool = false) {
        self.init(brand, prefix...prefix, lengths: lengths, isShared: shared)
    }

    /// Not inlined, as every range of the table is made by it.
    @inline(never)
    private init(
        _ brand: PaymentCardBrand, _ prefixes: ClosedRange<UInt32>, lengths: [ClosedRange<Int>], isShared: Bool
    ) {
        var scale: UInt32 = 1
        var written = Self.digits
        while prefixes.lowerBound * scale < 10_000_000 {
            scale *= 10
            written -= 1
        }
        self.brand = brand
        self.brandIndex = PaymentCardBrand.allCases.firstIndex(of: brand) ?? 0
        self.first = prefixes.lowerBound * scale...(prefixes.upperBound + 1) * scale - 1
        self.written = written
        self.lengths = lengths.joined().reduce(0) { $0 | 1 << UInt32($1) }
        self.isShared = isShared
    }

    /// Whether a complete number, of which the first eight digits are given, belongs to the range.
    func contains(_ leading: UInt32, length: Int) -> Bool {
        first.contains(leading) && lengths >> UInt32(truncatingIfNeeded: length) & 1 == 1
    }

    /// The rank from which on the range is another brand's.
    private static let shared: UInt64 = 1 << 40

    /// The rank from which on the brand is possible but not decided.
    static let undecided: UInt64 = 1 << 62

    /// How good a guess this range is for the digits typed so far, the smaller the better, or `nil` when it is none.
    func rank(of number: PartialCardNumber) -> UInt64? {
        let leading = number.leading
        guard leading.overlaps(first), lengths >> UInt32(number.digits.count) != 0 else { return nil }
        let width = UInt64(first.upperBound - first.lowerBound)
        let isInside = first.contains(leading.lowerBound) && first.contains(leading.upperBound)
        // One digit that every number of a wide range begins with, such as Maestro's 6, decides nothing yet.
        guard isInside, number.digits.count >= min(written, 2) else { return Self.undecided + width }
        return isShared ? Self.shared + width : width
    }
}
