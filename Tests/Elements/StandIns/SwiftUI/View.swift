@_exported public import Foundation
@_exported public import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("There is none.") }
}

/// A view that draws itself.
@MainActor protocol PrimitiveView {
    func draw(_ place: Place) -> [Node]
}

extension View where Body == Never {
    public var body: Never { fatalError("A primitive view has no body.") }
}

extension View {
    func nodes(_ place: Place) -> [Node] {
        if let primitive = self as? any PrimitiveView { return primitive.draw(place) }
        place.screen.connect(self, at: place)
        return body.nodes(place.inside("body"))
    }
}

@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var draws: [@MainActor (Place) -> [Node]] = []
        repeat draws.append({ place in (each content).nodes(place) })
        return TupleView(draws: draws)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        .first(first)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct EmptyView: View, PrimitiveView {
    public init() {}

    func draw(_ place: Place) -> [Node] { [] }
}

public struct AnyView: View, PrimitiveView {
    private let drawing: @MainActor (Place) -> [Node]

    public init<Content: View>(_ content: Content) { drawing = { content.nodes($0) } }

    func draw(_ place: Place) -> [Node] { drawing(place) }
}

public struct TupleView<T>: View, PrimitiveView {
    let draws: [@MainActor (Place) -> [Node]]

    func draw(_ place: Place) -> [Node] {
        draws.enumerated().flatMap { number, draw in draw(place.inside(String(number))) }
    }
}

public enum _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    case first(First)
    case second(Second)

    // What is behind a condition has another identity on each side.
    func draw(_ place: Place) -> [Node] {
        switch self {
        case .first(let view): view.nodes(place.inside("true"))
        case .second(let view): view.nodes(place.inside("false"))
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    func draw(_ place: Place) -> [Node] { map { $0.nodes(place.inside("some")) } ?? [] }
}

// MARK: Modifiers

@MainActor @preconcurrency public protocol ViewModifier {
    typealias Content = _ViewModifier_Content<Self>
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier>: View, PrimitiveView {
    let drawing: @MainActor (Place) -> [Node]

    func draw(_ place: Place) -> [Node] { drawing(place) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
    let content: Content
    let modifier: Modifier

    func draw(_ place: Place) -> [Node] {
        place.screen.connect(modifier, at: place)
        let inner = place.inside("content")
        let body = modifier.body(content: _ViewModifier_Content { content.nodes(inner.with($0.environment)) })
        return body.nodes(place.inside("modified"))
    }
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
