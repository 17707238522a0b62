public import Observation

/// A property of a view whose value is kept by the screen.
@MainActor protocol ConnectedProperty {
    func connect(at place: Place)
}

final class Store<Value> {
    var value: Value
    weak var screen: Screen?

    init(_ value: Value) { self.value = value }

    @MainActor func set(_ value: Value) {
        self.value = value
        screen?.invalidate()
    }
}

/// Finds the store of a property, which is that of its place once the view is drawn.
final class StoreReference<Value> {
    var store: Store<Value>

    init(_ value: Value) { store = Store(value) }

    @MainActor func connect(at place: Place) {
        store = place.screen.store(at: place.path) { store }
        store.screen = place.screen
    }
}

@MainActor @propertyWrapper public struct State<Value>: ConnectedProperty {
    private let reference: StoreReference<Value>

    public init(wrappedValue: Value) { reference = StoreReference(wrappedValue) }

    public var wrappedValue: Value {
        get { reference.store.value }
        nonmutating set { reference.store.set(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    func connect(at place: Place) { reference.connect(at: place) }
}

@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: ConnectedProperty {
    private let reference: StoreReference<Value>

    public init() where Value == Bool { reference = StoreReference(false) }

    public var wrappedValue: Value {
        get { reference.store.value }
        nonmutating set { if newValue != wrappedValue { reference.store.set(newValue) } }
    }

    public var projectedValue: Binding { Binding(reference: reference) }

    func connect(at place: Place) { reference.connect(at: place) }

    @MainActor @propertyWrapper public struct Binding {
        let reference: StoreReference<Value>

        var store: AnyObject { reference.store }

        public var wrappedValue: Value {
            get { reference.store.value }
            nonmutating set { if newValue != wrappedValue { reference.store.set(newValue) } }
        }

        public var projectedValue: Binding { self }
    }
}

@MainActor @propertyWrapper public struct Environment<Value>: ConnectedProperty {
    private let reference = StoreReference(EnvironmentValues())
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { reference.store.value[keyPath: keyPath] }

    func connect(at place: Place) { reference.store.value = place.environment }
}

@propertyWrapper @dynamicMemberLookup @MainActor public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper @dynamicMemberLookup @MainActor public struct Bindable<Value: AnyObject & Observable> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Bindable { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding<Subject>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var isEnabled = true
    var submits: [() -> Void] = []

    public init() {}

    public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
