#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The values of Foundation that can be validated by calling a method on them.

extension Date: Validatable {}
extension DateComponents: Validatable {}
extension UUID: Validatable {}
extension URL: Validatable {}
extension Decimal: Validatable {}
extension Data: Validatable, CanBeEmpty {}
