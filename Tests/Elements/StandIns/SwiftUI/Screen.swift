internal import Observation
internal import Synchronization

/// What was drawn: a text, a field, a button, a group of such.
@MainActor public final class Node {
    public let kind: String
    public internal(set) var text: String
    public internal(set) var children: [Node]
    public internal(set) var accessibilityValue: String?
    public internal(set) var accessibilityHint: String?
    public internal(set) var isHeader = false
    public internal(set) var isEnabled = true
    public internal(set) var id: AnyHashable?
    /// Where in the tree of views it stands, by which it is known for the same as before.
    public internal(set) var path = ""
    var action: (() -> Void)?
    var entry: Binding<String>?
    var toggle: Binding<Bool>?
    var focus: FocusState<Bool>.Binding?
    var submits: [() -> Void] = []

    init(_ kind: String, _ text: String = "", _ place: Place, children: [Node] = []) {
        self.kind = kind
        self.text = text
        self.children = children
        path = place.path
        isEnabled = place.environment.isEnabled
        submits = place.environment.submits
    }

    /// The node and all inside of it.
    public var all: [Node] { [self] + children.flatMap(\.all) }

    public var isFocused: Bool { focus?.wrappedValue ?? false }

    /// What is in a field of text.
    public var entered: String { entry?.wrappedValue ?? "" }
}

/// Where in the tree of views a view is drawn, and what is passed down to it.
@MainActor struct Place {
    let screen: Screen
    let path: String
    var environment: EnvironmentValues

    func inside(_ step: String) -> Place { Place(screen: screen, path: path + "/" + step, environment: environment) }

    func with(_ environment: EnvironmentValues) -> Place {
        Place(screen: screen, path: path, environment: environment)
    }
}

/// A screen that shows a view, and somebody in front of it.
///
/// It is drawn again when a state, or something observable that was read in drawing, has changed, as SwiftUI does.
@MainActor public final class Screen {
    private let draw: (Screen) -> [Node]
    private var stores: [String: AnyObject] = [:]
    private var lastValues: [String: Any] = [:]
    /// Whether something has changed. What is observed may change anywhere.
    private let isDirty = Mutex(true)
    private var after: [() -> Void] = []
    private var seen: [String: () -> Void] = [:]
    private var seenBefore: [String: () -> Void] = [:]
    private weak var focusedStore: AnyObject?
    public private(set) var nodes: [Node] = []
    /// How often was drawn.
    public private(set) var drawings = 0
    /// What was scrolled to, in order.
    public internal(set) var scrolledTo: [AnyHashable] = []

    public init<Root: View>(_ root: @autoclosure @escaping () -> Root) {
        draw = { screen in root().nodes(Place(screen: screen, path: "", environment: EnvironmentValues())) }
        update()
    }

    /// Draws until nothing changes any more.
    public func update() {
        var rounds = 0
        while isDirty.withLock({ $0 }) {
            isDirty.withLock { $0 = false }
            rounds += 1
            precondition(rounds < 50, "The views change something in each drawing.")
            drawings += 1
            after = []
            seen = [:]
            withObservationTracking {
                nodes = draw(self)
            } onChange: { [weak self] in
                self?.isDirty.withLock { $0 = true }
            }
            for (path, leave) in seenBefore where seen[path] == nil { after.append(leave) }
            seenBefore = seen
            for action in after { action() }
            moveFocus()
        }
    }

    func invalidate() { isDirty.withLock { $0 = true } }

    /// One view has the focus: where another one got it, it goes from that which had it.
    private func moveFocus() {
        let holders = all.compactMap(\.focus)
        if let new = holders.first(where: { $0.wrappedValue && $0.store !== focusedStore }) {
            let old = holders.first { $0.store === focusedStore }
            focusedStore = new.store
            old?.wrappedValue = false
        } else if !holders.contains(where: { $0.store === focusedStore && $0.wrappedValue }) {
            focusedStore = nil
        }
    }

    // MARK: What views keep

    /// Gives the states of a view what is kept at its place.
    func connect(_ view: Any, at place: Place) {
        for child in Mirror(reflecting: view).children {
            guard let property = child.value as? any ConnectedProperty else { continue }
            property.connect(at: place.inside(child.label ?? ""))
        }
    }

    func store<Store: AnyObject>(at path: String, _ make: () -> Store) -> Store {
        if let store = stores[path] as? Store { return store }
        let made = make()
        stores[path] = made
        return made
    }

    func noteValue<Value: Equatable>(
        _ value: Value, at path: String, initial: Bool, _ action: @escaping (Value, Value) -> Void
    ) {
        let last = lastValues[path] as? Value
        lastValues[path] = value
        if let last, last != value { after.append { action(last, value) } }
        if last == nil, initial { after.append { action(value, value) } }
    }

    func noteAppearance(at path: String, appear: @escaping () -> Void, disappear: @escaping () -> Void) {
        if seenBefore[path] == nil { after.append(appear) }
        seen[path] = disappear
    }

    // MARK: Who is in front of it

    public var all: [Node] { nodes.flatMap(\.all) }

    /// The texts that are to be read.
    public var texts: [String] { all.filter { $0.kind == "Text" }.map(\.text) }

    /// A field or a button by its title.
    public func node(_ title: String) -> Node? {
        all.first { node in
            node.text == title && ["TextField", "SecureField", "Toggle"].contains(node.kind)
                || node.kind == "Button" && node.all.contains { $0.text == title }
        }
    }

    /// Touches a field.
    public func focus(_ title: String) {
        node(title)?.focus?.wrappedValue = true
        moveFocus()
        update()
    }

    /// Leaves the field that has the focus.
    public func blur() {
        all.first(where: \.isFocused)?.focus?.wrappedValue = false
        moveFocus()
        update()
    }

    /// Types a text in place of what is in a field, letter by letter.
    public func type(_ text: String, into title: String) {
        focus(title)
        node(title)?.entry?.wrappedValue = ""
        update()
        for letter in text {
            node(title)?.entry?.wrappedValue.append(letter)
            update()
        }
    }

    /// Presses a button, flips a switch; a disabled one does nothing.
    public func press(_ title: String) {
        guard let node = node(title), node.isEnabled else { return }
        node.action?()
        node.toggle?.wrappedValue.toggle()
        update()
    }

    /// Presses the Return key in a field.
    public func pressReturn(in title: String) {
        node(title)?.submits.last?()
        update()
    }

    /// Waits for what was begun, and draws: until something holds that may come from another thread, at most ten seconds.
    public func settle(until holds: () -> Bool = { true }) async {
        for _ in 0..<20 {
            await Task.yield()
            update()
        }
        let end = ContinuousClock.now + .seconds(10)
        while !holds(), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(1))
            update()
        }
    }
}
