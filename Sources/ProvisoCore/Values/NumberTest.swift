#if !hasFeature(Embedded)
#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A type of numbers among whose values are some that are none.
protocol MaybeNotANumber: SendableMetatype {
    /// Whether the value is neither NaN nor infinite.
    var isFinite: Bool { get }
}

extension Double: MaybeNotANumber {}
extension Float: MaybeNotANumber {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: MaybeNotANumber {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
extension Float80: MaybeNotANumber {}
#endif
extension Decimal: MaybeNotANumber {}

/// Tells whether values of one type are numbers, and which of them are none: NaN and infinity.
///
/// What the type can is found once, when the test is made.
struct NumberTest<Value>: Sendable {
    /// Whether the type is one of numbers.
    let isNumeric: Bool
    /// `nil` for a type whose every value is fine.
    private let isFinite: (@Sendable (Value) -> Bool)?

    init() {
        isNumeric = Value.self is any Numeric.Type
        if let type = Value.self as? any MaybeNotANumber.Type {
            isFinite = Self.test(type)
        } else if Value.self is any FloatingPoint.Type {
            isFinite = { ($0 as? any FloatingPoint)?.isFinite ?? true }
        } else {
            isFinite = nil
        }
    }

    /// Whether the value is NaN or infinite.
    func refuses(_ value: Value) -> Bool {
        if let isFinite { !isFinite(value) } else { false }
    }

    private static func test<Same: MaybeNotANumber>(_: Same.Type) -> @Sendable (Value) -> Bool {
        // `Same` is `Value`; see `EmptinessTest`.
        { unsafeBitCast($0, to: Same.self).isFinite }
    }
}
#endif
