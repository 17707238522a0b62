// The values of the standard library that can be validated by calling a method on them.

extension String: Validatable {}
extension Substring: Validatable {}
extension Character: Validatable {}
extension Unicode.Scalar: Validatable {}
extension Bool: Validatable {}

extension Int: Validatable {}
extension Int8: Validatable {}
extension Int16: Validatable {}
extension Int32: Validatable {}
extension Int64: Validatable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Validatable {}
extension UInt: Validatable {}
extension UInt8: Validatable {}
extension UInt16: Validatable {}
extension UInt32: Validatable {}
extension UInt64: Validatable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Validatable {}

extension Double: Validatable {}
extension Float: Validatable {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: Validatable {}
#endif
#if !(os(Windows) || os(Android)) && (arch(i386) || arch(x86_64))
extension Float80: Validatable {}
#endif

extension Array: Validatable {}
extension ArraySlice: Validatable {}
extension ContiguousArray: Validatable {}
extension Set: Validatable {}
extension Dictionary: Validatable {}

extension Range: Validatable {}
extension ClosedRange: Validatable {}
extension PartialRangeFrom: Validatable {}
extension PartialRangeThrough: Validatable {}
extension PartialRangeUpTo: Validatable {}

extension Duration: Validatable {}
extension DataValue: Validatable {}
