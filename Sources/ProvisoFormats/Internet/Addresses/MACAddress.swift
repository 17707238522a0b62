/// A MAC address: an EUI-48 or EUI-64 of IEEE 802.
public struct MACAddress: Hashable, Sendable {
    /// A kind of identifier, by its number of bits.
    public enum EUI: Int, Hashable, Sendable, CaseIterable {
        /// EUI-48: six bytes.
        case eui48 = 48

        /// EUI-64: eight bytes.
        case eui64 = 64
    }

    /// The kind of identifier.
    public let eui: EUI

    /// The bits, of which an EUI-48 fills the lowest 48.
    let bits: UInt64

    init(eui: EUI, bits: UInt64) {
        self.eui = eui
        self.bits = bits
    }

    /// Creates an address from its bytes; returns `nil` unless there are six or eight.
    public init?(bytes: some Collection<UInt8>) {
        guard let eui = EUI(rawValue: bytes.count * 8) else { return nil }
        self.init(eui: eui, bits: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    /// The six or eight bytes.
    public var bytes: [UInt8] {
        stride(from: eui.rawValue - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
    }
}

extension MACAddress: LosslessStringConvertible {
    /// Reads an address in any notation that ``MACAddressFormat`` knows, also without separators.
    ///
    /// - Returns: `nil` when the text is no address.
    public init?(_ description: String) {
        var text = description
        let address = text.withUTF8 { utf8 in try? MACAddressFormat(allowBare: true).parse(utf8.span) }
        guard let address else { return nil }
        self = address
    }

    /// The address as text: two lower-case digits a byte, with colons between.
    public var description: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: ":")
    }
}
