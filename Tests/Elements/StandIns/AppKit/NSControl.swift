@_exported public import Foundation
public import ObjectiveC

@MainActor open class NSResponder: NSObject, HasAssociations {
    public nonisolated let associations = Associations()

    open var acceptsFirstResponder: Bool { false }

    /// Gets the focus; whether it may.
    open func becomeFirstResponder() -> Bool { true }

    open func resignFirstResponder() -> Bool { true }
}

@MainActor public final class NSWindow: NSResponder {
    public private(set) weak var firstResponder: NSResponder?

    @discardableResult
    public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if responder === firstResponder { return true }
        _ = firstResponder?.resignFirstResponder()
        firstResponder = responder
        return responder?.becomeFirstResponder() ?? true
    }
}

@MainActor open class NSView: NSResponder {
    public weak var window: NSWindow?
    public var isHidden = false
    private var hint: String?

    public func setAccessibilityHelp(_ help: String?) { hint = help }

    public func accessibilityHelp() -> String? { hint }
}

@MainActor open class NSControl: NSView {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("NSControlTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("NSControlTextDidEndEditingNotification")

    public weak var target: AnyObject?
    public var action: Selector?
    public var isContinuous = true
    open var objectValue: Any?
    public var stringValue: String {
        get { objectValue as? String ?? (objectValue as? [String])?.joined(separator: ",") ?? "" }
        set { objectValue = newValue }
    }
    public var doubleValue = 0.0
    fileprivate var editor: NSTextView?

    public func currentEditor() -> NSText? { editor }

    @discardableResult
    public func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        action.map { NSApplication.shared.sendAction($0, to: target, from: self) } ?? false
    }

    func beginEditing() {
        guard editor == nil else { return }
        editor = NSTextView()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        guard editor != nil else { return }
        editor = nil
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}

@MainActor public final class NSEvent {
    public enum EventType: Sendable { case leftMouseDown, leftMouseUp, leftMouseDragged, keyDown }

    public let type: EventType

    init(_ type: EventType) { self.type = type }
}

@MainActor public final class NSApplication: NSResponder {
    public static let shared = NSApplication()
    public internal(set) var currentEvent: NSEvent?

    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        guard let target = target as? any PerformsSelectors else { return false }
        target.perform(action, with: sender)
        return true
    }
}

public enum NSAccessibility {
    public struct Notification: Hashable, Sendable {
        let name: String

        public static let announcementRequested = Notification(name: "announcementRequested")
    }

    public struct NotificationUserInfoKey: Hashable, Sendable {
        let name: String

        public static let announcement = NotificationUserInfoKey(name: "announcement")
        public static let priority = NotificationUserInfoKey(name: "priority")
    }

    /// What was announced. For those who check.
    @MainActor public static var announced: [String] = []

    @MainActor public static func post(
        element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
    ) {
        if let text = userInfo?[.announcement] as? String { announced.append(text) }
    }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }
