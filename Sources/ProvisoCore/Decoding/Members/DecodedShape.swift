#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// What a type decodes, for sources that are asked for one value after the other, and cannot list what they hold.
package indirect enum DecodedShape {
    case text
    case integer
    case number
    case boolean
    case list(DecodedShape)
    /// An object: the keys that the type asks for, and the types that it decodes there.
    case object([(key: String, type: Any.Type)])
    /// A single value of any kind, such as the raw value of an enumeration.
    case value

    /// Finds out what a type decodes. Types that decode themselves in a way of their own are asked.
    package init(of type: Any.Type) {
        let type = unwrapped(type)
        if let list = type as? any HoldingType.Type {
            self = list.isKeyed ? .value : .list(DecodedShape(of: list.elementType))
        } else if type is any FixedWidthInteger.Type {
            self = .integer
        } else if type is any BinaryFloatingPoint.Type || type == Decimal.self {
            self = .number
        } else if type == Bool.self {
            self = .boolean
        } else if DataConversion.of(type) != nil, type != DataValue.self {
            self = .text
        } else if let decodable = type as? any Decodable.Type,
            case let members = KeyDiscovery.members(of: decodable), !members.isEmpty
        {
            self = .object(members)
        } else {
            self = .value
        }
    }
}

extension KeyDiscovery {
    /// The keys that a type asks for, and those of the attributes of a model that it did not get to.
    static func members(of type: any Decodable.Type) -> [(key: String, type: Any.Type)] {
        var members: [(key: String, type: Any.Type)] = []
        for asked in keysAsked(by: type) { members.append((asked.key, asked.type)) }
        guard let model = type as? any Validatable.Type, let shape = ModelShape.of(model) else { return members }
        for member in shape.members where member.isWhole && !members.contains(where: { $0.key == member.key }) {
            members.append((member.key, member.valueType))
        }
        return members
    }
}
