public import Foundation

@MainActor public class UITextRange {}

@MainActor open class UITextField: UIControl {
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")

    public var text: String? = ""
    public var isSecureTextEntry = false
    public internal(set) var markedTextRange: UITextRange?
    public weak var delegate: AnyObject?

    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        _ = super.becomeFirstResponder()
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        _ = super.resignFirstResponder()
        markedTextRange = nil
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
}

@MainActor public final class UISearchTextField: UITextField {}

@MainActor public final class UISearchBar: UIView {
    public let searchTextField = UISearchTextField()
    public weak var delegate: AnyObject?

    public var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    public override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
}

@MainActor open class UIScrollView: UIView {}

@MainActor open class UITextView: UIScrollView {
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")

    public var text: String! = ""
    public internal(set) var markedTextRange: UITextRange?
    public weak var delegate: AnyObject?

    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        _ = super.becomeFirstResponder()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        _ = super.resignFirstResponder()
        markedTextRange = nil
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
}

@MainActor open class UISlider: UIControl {
    public var value: Float = 0
    public var isContinuous = true
}

@MainActor open class UISwitch: UIControl {
    public var isOn = false
}

@MainActor open class UIStepper: UIControl {
    public var value: Double = 0
}

@MainActor open class UIDatePicker: UIControl {
    public var date = Date(timeIntervalSince1970: 0)
}

@MainActor open class UISegmentedControl: UIControl {
    public nonisolated static var noSegment: Int { -1 }

    public var selectedSegmentIndex = -1
}
