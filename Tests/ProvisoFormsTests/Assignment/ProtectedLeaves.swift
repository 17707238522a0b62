#if Macros
import Proviso

/// Something with protected members that is set from outside, itself or inside of others.
protocol Protected: Decodable, SendableMetatype {
    init()
    /// The members by name.
    var members: [String: String] { get }
    /// What is sent to set members, some of them.
    static func data(_ members: DataObject) -> DataObject
}

extension Protected {
    static func data(_ members: DataObject) -> DataObject { members }
}

/// A model whose members others can set by hand.
protocol Settable: Protected {
    var open: String { get set }
    var marked: String { get set }
    var bare: String { get set }
    var later: String { get set }
}

extension Settable {
    init<Keys: CodingKey>(from members: KeyedDecodingContainer<Keys>) throws {
        self.init()
        func value(_ name: String) throws -> String? {
            try Keys(stringValue: name).flatMap { try members.decodeIfPresent(String.self, forKey: $0) }
        }
        open = try value("open") ?? open
        marked = try value("marked") ?? marked
        bare = try value("bare") ?? bare
        later = try value("later") ?? later
    }
}

/// Models with the same protected members, each of which decodes itself in another way.
enum Leaves {
    @Validatable
    struct Synthesised: Settable, Codable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }
    }

    @Validatable
    struct ByHand: Settable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        enum CodingKeys: CodingKey { case open, marked, bare, later }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            open = try container.decodeIfPresent(String.self, forKey: .open) ?? "kept"
            marked = try container.decodeIfPresent(String.self, forKey: .marked) ?? "kept"
            bare = try container.decodeIfPresent(String.self, forKey: .bare) ?? "kept"
            later = try container.decodeIfPresent(String.self, forKey: .later) ?? "kept"
        }
    }

    @Validatable
    struct OneValue: Settable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        init() {}
        init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer().decode([String: String].self)
            open = values["open"] ?? "kept"
            marked = values["marked"] ?? "kept"
            bare = values["bare"] ?? "kept"
            later = values["later"] ?? "kept"
        }
    }

    enum Keys: CodingKey { case open, marked, bare, later, meta }

    /// The keys are nobody's own.
    @Validatable
    struct OtherKeys: Settable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            open = try container.decodeIfPresent(String.self, forKey: .open) ?? "kept"
            marked = try container.decodeIfPresent(String.self, forKey: .marked) ?? "kept"
            bare = try container.decodeIfPresent(String.self, forKey: .bare) ?? "kept"
            later = try container.decodeIfPresent(String.self, forKey: .later) ?? "kept"
        }
    }

    /// All but one of the members come from an object inside.
    @Validatable
    struct Elsewhere: Settable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        enum CodingKeys: CodingKey { case open, meta }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            open = try container.decodeIfPresent(String.self, forKey: .open) ?? "kept"
            guard container.contains(.meta) else { return }
            let meta = try container.nestedContainer(keyedBy: Keys.self, forKey: .meta)
            marked = try meta.decodeIfPresent(String.self, forKey: .marked) ?? "kept"
            bare = try meta.decodeIfPresent(String.self, forKey: .bare) ?? "kept"
            later = try meta.decodeIfPresent(String.self, forKey: .later) ?? "kept"
        }

        static func data(_ members: DataObject) -> DataObject {
            var (outer, inner) = (DataObject(), DataObject())
            for (name, value) in members.members {
                if name == "open" { outer[name] = value } else { inner[name] = value }
            }
            if !inner.isEmpty { outer["meta"] = .object(inner) }
            return outer
        }
    }

    @Validatable
    class Base: Codable {
        @Rules(.required) var open = "kept"
        @NotAssignable @Rules(.required) var marked = "kept"
        init() {}
    }

    @Validatable
    final class Subclass: Base, Settable {
        var bare = "kept"
        @Rules(.required, on: "other") var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        enum CodingKeys: CodingKey { case bare, later }
        override init() { super.init() }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            bare = try container.decodeIfPresent(String.self, forKey: .bare) ?? "kept"
            later = try container.decodeIfPresent(String.self, forKey: .later) ?? "kept"
            try super.init(from: decoder)
        }
    }

    /// What is closed is closed by a rule.
    struct ClosedByRule: Settable, DefaultInitializable, Validatable {
        var open = "kept"
        var marked = "kept"
        var bare = "kept"
        var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        enum CodingKeys: CodingKey { case open, marked, bare, later }
        init() {}
        init(from decoder: any Decoder) throws {
            try self.init(from: try decoder.container(keyedBy: CodingKeys.self))
        }

        static var rules: some RuleSet<ClosedByRule> {
            Rule(for: \.open, .required)
            Rule(for: \.marked, .required).notAssignable()
            Rule(for: \.later, .required).on("other")
        }
    }

    /// What is closed is closed by the list of the scenario's attributes. No rule names what is bare.
    struct ClosedByList: Settable, DefaultInitializable, Validatable, ScenarioListing {
        var open = "kept"
        var marked = "kept"
        var bare = "kept"
        var later = "kept"
        var members: [String: String] { ["open": open, "marked": marked, "bare": bare, "later": later] }

        enum CodingKeys: CodingKey { case open, marked, bare, later }
        init() {}
        init(from decoder: any Decoder) throws {
            try self.init(from: try decoder.container(keyedBy: CodingKeys.self))
        }

        static var rules: some RuleSet<ClosedByList> {
            Rule(for: \.open, \.marked, .required)
            Rule(for: \.later, .required).on("other")
        }
        static let activeAttributes: [Scenario: [String]] = [
            .default: ["open", "!marked"], "other": ["open", "!marked", "later"],
        ]
    }

    static let all: [any Settable.Type] = [
        Synthesised.self, ByHand.self, OneValue.self, OtherKeys.self, Elsewhere.self, Subclass.self, ClosedByRule.self,
        ClosedByList.self,
    ]
}

/// Types without rules that hold something protected, each of which decodes it in another way.
enum Holders {
    struct Keyed<Inside: Protected>: Protected {
        var inside = Inside()
        var members: [String: String] { inside.members }
        init() {}
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(Inside.data(members))] }
    }

    /// Its own members and those of what it holds are one object.
    struct Flat<Inside: Protected>: Protected {
        var inside = Inside()
        var own = "kept"
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case own }
        init() {}
        init(from decoder: any Decoder) throws {
            inside = try Inside(from: decoder)
            own = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .own)
        }

        static func data(_ members: DataObject) -> DataObject {
            var data = Inside.data(members)
            data["own"] = "set"
            return data
        }
    }

    @propertyWrapper
    struct Handing<Value: Protected>: Decodable {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
    }

    struct Wrapped<Inside: Protected>: Protected {
        @Handing var inside = Inside()
        var members: [String: String] { inside.members }
        init() {}
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(Inside.data(members))] }
    }

    struct OneValue<Inside: Protected>: Protected {
        var inside = Inside()
        var members: [String: String] { inside.members }
        init() {}
        init(from decoder: any Decoder) throws { inside = try decoder.singleValueContainer().decode(Inside.self) }
        static func data(_ members: DataObject) -> DataObject { Inside.data(members) }
    }

    struct InnerDecoder<Inside: Protected>: Protected {
        var inside = Inside()
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case inside }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inside = try Inside(from: try container.superDecoder(forKey: .inside))
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(Inside.data(members))] }
    }

    indirect enum Choice<Inside: Protected>: Protected {
        case some(Inside)
        case nothing
        var members: [String: String] { if case .some(let inside) = self { inside.members } else { [:] } }
        init() { self = .some(Inside()) }
        init(from decoder: any Decoder) throws { self = .some(try Inside(from: decoder)) }
        static func data(_ members: DataObject) -> DataObject { Inside.data(members) }
    }

    /// A model that holds another one, and has nothing protected itself.
    @Validatable
    struct Model<Inside: Protected>: Protected {
        @Rules(.safe) var inside = Inside()
        @Rules(.safe) var own = "kept"
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case own, inside }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inside = try Inside(from: try container.superDecoder(forKey: .inside))
            own = try container.decodeIfPresent(String.self, forKey: .own) ?? "kept"
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(Inside.data(members))] }
    }

    // These read the members of what they hold themselves, in a container inside.

    /// With the keys of what it holds.
    struct TheirKeys: Protected {
        var inside = Leaves.ByHand()
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case inside }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inside = try Leaves.ByHand(
                from: try container.nestedContainer(keyedBy: Leaves.ByHand.CodingKeys.self, forKey: .inside))
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(Leaves.ByHand.data(members))] }
    }

    /// With keys of its own.
    struct OwnKeys<Inside: Settable>: Protected {
        var inside = Inside()
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case inside, open, marked, bare, later }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inside = try Inside(from: try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .inside))
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(members)] }
    }

    /// With keys that are nobody's.
    struct OtherKeys<Inside: Settable>: Protected {
        var inside = Inside()
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case inside }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inside = try Inside(from: try container.nestedContainer(keyedBy: Leaves.Keys.self, forKey: .inside))
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(members)] }
    }

    /// In a list.
    struct InList<Inside: Settable>: Protected {
        var inside = Inside()
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case inside }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var list = try container.nestedUnkeyedContainer(forKey: .inside)
            inside = try Inside(from: try list.nestedContainer(keyedBy: Leaves.Keys.self))
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": [.object(members)]] }
    }

    /// A model whose own members are not protected.
    @Validatable
    struct ReadingModel<Inside: Settable>: Protected {
        @Rules(.safe) var inside = Inside()
        var members: [String: String] { inside.members }

        enum CodingKeys: CodingKey { case inside }
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inside = try Inside(from: try container.nestedContainer(keyedBy: Leaves.Keys.self, forKey: .inside))
        }
        static func data(_ members: DataObject) -> DataObject { ["inside": .object(members)] }
    }

    static func reading<Inside: Settable>(_: Inside.Type) -> [any Protected.Type] {
        [
            OwnKeys<Inside>.self, OtherKeys<Inside>.self, InList<Inside>.self, ReadingModel<Inside>.self,
            Keyed<OtherKeys<Inside>>.self, Wrapped<OwnKeys<Inside>>.self,
        ]
    }

    static func all<Inside: Protected>(of _: Inside.Type) -> [any Protected.Type] {
        [
            Keyed<Inside>.self, Flat<Inside>.self, Wrapped<Inside>.self, OneValue<Inside>.self,
            InnerDecoder<Inside>.self, Choice<Inside>.self, Model<Inside>.self, Keyed<Flat<Inside>>.self,
            Flat<Flat<Inside>>.self, Flat<Wrapped<Inside>>.self, Wrapped<Choice<Inside>>.self,
        ]
    }
}
#endif
