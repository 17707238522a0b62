public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral text: String) { self.text = text }
}

public struct Text: View, PrimitiveView {
    let text: String

    public init(verbatim text: String) { self.text = text }

    public init(_ key: LocalizedStringKey) { text = key.text }

    @_disfavoredOverload public init<S: StringProtocol>(_ text: S) { self.text = String(text) }

    func draw(_ place: Place) -> [Node] { [Node("Text", text, place)] }
}

public struct Label: View, PrimitiveView {
    let text: String

    public init(_ key: LocalizedStringKey, systemImage: String) { text = key.text }

    @_disfavoredOverload public init<S: StringProtocol>(_ text: S, systemImage: String) { self.text = String(text) }

    func draw(_ place: Place) -> [Node] { [Node("Text", text, place)] }
}

public struct ProgressView: View, PrimitiveView {
    public init() {}

    func draw(_ place: Place) -> [Node] { [Node("ProgressView", place)] }
}

extension Node {
    convenience init(_ kind: String, _ place: Place, children: [Node] = []) {
        self.init(kind, "", place, children: children)
    }
}

public struct TextField: View, PrimitiveView {
    let title: LocalizedStringKey
    let text: Binding<String>

    public init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    func draw(_ place: Place) -> [Node] {
        let node = Node("TextField", title.text, place)
        node.entry = text
        // What a field shows is read when it is drawn.
        _ = text.wrappedValue
        return [node]
    }
}

public struct SecureField: View, PrimitiveView {
    let title: LocalizedStringKey
    let text: Binding<String>

    public init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    func draw(_ place: Place) -> [Node] {
        let node = Node("SecureField", title.text, place)
        node.entry = text
        _ = text.wrappedValue
        return [node]
    }
}

public struct Toggle: View, PrimitiveView {
    let title: LocalizedStringKey
    let isOn: Binding<Bool>

    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.title = title
        self.isOn = isOn
    }

    func draw(_ place: Place) -> [Node] {
        let node = Node("Toggle", title.text, place)
        node.toggle = isOn
        _ = isOn.wrappedValue
        return [node]
    }
}

public struct Button<Content: View>: View, PrimitiveView {
    let action: @MainActor () -> Void
    let label: Content

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
        self.action = action
        self.label = label()
    }

    func draw(_ place: Place) -> [Node] {
        let node = Node("Button", place, children: label.nodes(place.inside("label")))
        node.action = action
        return [node]
    }
}

extension Button where Content == Text {
    public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }

public struct VStack<Content: View>: View, PrimitiveView {
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    func draw(_ place: Place) -> [Node] { [Node("VStack", place, children: content.nodes(place.inside("stack")))] }
}

public struct HStack<Content: View>: View, PrimitiveView {
    let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func draw(_ place: Place) -> [Node] { [Node("HStack", place, children: content.nodes(place.inside("stack")))] }
}

public struct ScrollView<Content: View>: View, PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func draw(_ place: Place) -> [Node] { [Node("ScrollView", place, children: content.nodes(place.inside("scroll")))] }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let content: (Data.Element) -> Content

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.id = id
        self.content = content
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    func draw(_ place: Place) -> [Node] {
        data.flatMap { element in content(element).nodes(place.inside("\(element[keyPath: id])")) }
    }
}

public struct UnitPoint: Sendable {
    public static let center = UnitPoint()
}

public struct ScrollViewProxy {
    let screen: Screen

    @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // Nothing happens where there is no such view.
        if screen.all.contains(where: { $0.id == AnyHashable(id) }) { screen.scrolledTo.append(id) }
    }
}

public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    let content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    func draw(_ place: Place) -> [Node] { content(ScrollViewProxy(screen: place.screen)).nodes(place.inside("reader")) }
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {
    public static let red = Color()
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color() }
}

public struct Font: Sendable {
    public static let footnote = Font()
    public static let headline = Font()
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isHeader = AccessibilityTraits(rawValue: 1)
}
