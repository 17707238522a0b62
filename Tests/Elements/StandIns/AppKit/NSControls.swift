public import Foundation

@MainActor open class NSText: NSView {
    public nonisolated static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
    public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")

    public var string = ""
}

@MainActor open class NSTextView: NSText {
    var isComposing = false

    public func hasMarkedText() -> Bool { isComposing }
}

@MainActor open class NSTextField: NSControl {
    public convenience init(labelWithString text: String) {
        self.init()
        stringValue = text
    }

    open override var acceptsFirstResponder: Bool { true }

    open override func becomeFirstResponder() -> Bool {
        beginEditing()
        return true
    }

    open override func resignFirstResponder() -> Bool {
        endEditing()
        return true
    }
}

@MainActor open class NSComboBox: NSTextField {
    public nonisolated static let selectionDidChangeNotification =
        Notification.Name("NSComboBoxSelectionDidChangeNotification")

    public var usesDataSource = false
    public private(set) var indexOfSelectedItem = -1
    private var items: [Any] = []

    public func addItems(withObjectValues values: [Any]) { items += values }

    public var objectValueOfSelectedItem: Any? {
        items.indices.contains(indexOfSelectedItem) ? items[indexOfSelectedItem] : nil
    }

    public func selectItem(at index: Int) {
        indexOfSelectedItem = index
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}

@MainActor open class NSTokenField: NSTextField {}

@MainActor open class NSSlider: NSControl {}

@MainActor open class NSDatePicker: NSControl {
    public var dateValue = Date(timeIntervalSince1970: 0)
}

@MainActor open class NSButton: NSControl {
    public var state = NSControl.StateValue.off
}

extension NSControl {
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let on = StateValue(rawValue: 1)
        public static let off = StateValue(rawValue: 0)
        public static let mixed = StateValue(rawValue: -1)
    }
}
