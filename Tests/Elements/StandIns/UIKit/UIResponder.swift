@_exported public import Foundation
public import ObjectiveC

@MainActor open class UIResponder: NSObject, HasAssociations {
    public nonisolated let associations = Associations()
    public private(set) var isFirstResponder = false
    static weak var first: UIResponder?

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        UIResponder.first?.resignFirstResponder()
        UIResponder.first = self
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        UIResponder.first = nil
        isFirstResponder = false
        return true
    }
}

@MainActor open class UIView: UIResponder {
    public var isHidden = false
    public var tag = 0
}

extension UIView {
    private static let accessibility = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// What assistive technology reads beside the value.
    public var accessibilityHint: String? {
        get { objc_getAssociatedObject(self, Self.accessibility) as? String }
        set { objc_setAssociatedObject(self, Self.accessibility, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

@MainActor public final class UILabel: UIView {
    public var text: String?
    public var numberOfLines = 1
}

@MainActor public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        let name: String

        public static let announcement = Notification(name: "announcement")
        public static let layoutChanged = Notification(name: "layoutChanged")
    }

    /// What was announced. For those who check.
    public static var announced: [String] = []

    public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? String { announced.append(text) }
    }
}
