/// A view with something done to what it draws, or to where it is drawn.
struct ChangedView<Content: View>: View, PrimitiveView {
    let content: Content
    var before: @MainActor (inout Place) -> Void = { _ in }
    var after: @MainActor (Node) -> Void = { _ in }

    func draw(_ place: Place) -> [Node] {
        var inner = place.inside("changed")
        before(&inner)
        let nodes = content.nodes(inner)
        for node in nodes { after(node) }
        return nodes
    }
}

extension View {
    private func changing(_ change: @escaping @MainActor (Node) -> Void) -> some View {
        ChangedView(content: self, after: change)
    }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { changing { $0.focus = condition } }

    public func id<ID: Hashable>(_ id: ID) -> some View { changing { $0.id = id } }

    public func font(_ font: Font?) -> some View { self }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    public func accessibilityValue(_ value: Text) -> some View { changing { $0.accessibilityValue = value.text } }

    public func accessibilityHint(_ hint: Text) -> some View { changing { $0.accessibilityHint = hint.text } }

    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        changing { if isEnabled { $0.accessibilityValue = value.text } }
    }

    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        changing { if isEnabled { $0.accessibilityHint = hint.text } }
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        changing { $0.isHeader = traits.contains(.isHeader) }
    }

    public func disabled(_ isDisabled: Bool) -> some View {
        ChangedView(content: self, before: { if isDisabled { $0.environment.isEnabled = false } })
    }

    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        ChangedView(content: self, before: { $0.environment[keyPath: keyPath] = value })
    }

    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        ChangedView(content: self, before: { $0.environment.submits.append(action) })
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        ChangedView(
            content: self,
            before: { $0.screen.noteValue(value, at: $0.path + "/change", initial: initial, action) })
    }

    public func onAppear(perform action: @escaping () -> Void) -> some View {
        ChangedView(
            content: self,
            before: { $0.screen.noteAppearance(at: $0.path + "/appear", appear: action, disappear: {}) })
    }

    public func onDisappear(perform action: @escaping () -> Void) -> some View {
        ChangedView(
            content: self,
            before: { $0.screen.noteAppearance(at: $0.path + "/appear", appear: {}, disappear: action) })
    }
}
