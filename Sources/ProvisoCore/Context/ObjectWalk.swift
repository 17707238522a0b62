#if !hasFeature(Embedded)
/// A walk through models inside of models that ends, also where objects hold each other.
///
/// An object that is met again inside of itself is not walked again: what is to be said of it is said at its first place.
/// One that is met at several places is walked at each, as two people may have one address, but not so often that a net
/// of objects takes a time that grows with the number of its paths. What lies deeper than ``deepest`` is not walked.
struct ObjectWalk {
    /// What to do with a model.
    enum Step {
        /// Go in, and tell ``ObjectWalk/leave(_:)`` afterwards.
        case goIn
        /// It has been dealt with at another place.
        case isKnown
        /// It lies too deep. Said once: then the walk has ended, and everything else is ``isKnown``.
        case isTooDeep
    }

    /// How deep models may lie in each other. Each level takes some of the stack, of which a thread may have half a
    /// megabyte.
    static let deepest = 64
    /// How often objects may be met again at other places.
    private static let mostRepetitions = 1000

    private var way: [ObjectIdentifier] = []
    /// The objects, which are kept so that no other one gets the address of one that is gone.
    private var met: [ObjectIdentifier: AnyObject] = [:]
    private var repetitions = 0
    private var depth = 0
    private var isOver = false
    private var end = Self.deepest
    /// Whether sensitive members of models are masked in what is made.
    private(set) var masksSensitive = false

    /// A walk for what messages show, which are short, and are made wherever the stack may be nearly used up.
    static var forMessages: Self {
        var walk = Self()
        walk.end = 4
        walk.masksSensitive = true
        return walk
    }

    /// Begins at an object, which is on the way of everything.
    mutating func begin(at object: AnyObject) {
        way.append(ObjectIdentifier(object))
        met[ObjectIdentifier(object)] = object
    }

    /// Meets a model or a value that may hold models.
    ///
    /// - Parameter object: The model, if it is an object.
    mutating func enter(_ object: AnyObject?) -> Step {
        if isOver { return .isKnown }
        if let object {
            let identity = ObjectIdentifier(object)
            if way.contains(identity) { return .isKnown }
            if met.updateValue(object, forKey: identity) != nil {
                repetitions += 1
                if repetitions > Self.mostRepetitions { return .isKnown }
            }
        }
        if depth == end {
            // A message goes on beside what lies too deep.
            isOver = end == Self.deepest
            return .isTooDeep
        }
        depth += 1
        if let object { way.append(ObjectIdentifier(object)) }
        return .goIn
    }

    /// Leaves what was entered last.
    mutating func leave(_ object: AnyObject?) {
        depth -= 1
        if object != nil { way.removeLast() }
    }
}

/// The walk of one validation, which all checks inside of it share. A validation stays on its thread.
final class SharedWalk: @unchecked Sendable {
    var walk = ObjectWalk()
}

/// An object that is held for the time of a validation, and looked at by its identity alone.
@usableFromInline struct HeldObject: @unchecked Sendable {
    let object: AnyObject

    @usableFromInline init(_ object: AnyObject) { self.object = object }
}

extension AnyObject? {
    /// A model, if it is an object.
    package init<Model>(model: Model) {
        self = type(of: model) is AnyClass ? model as AnyObject : nil
    }
}
#endif
