#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import AppKit
internal import ObjectiveC

/// The one action of a control, with a closure before it.
@MainActor final class ControlAction {
    private weak var control: NSControl?
    private weak var target: AnyObject?
    private let action: Selector?
    private var trampoline: ActionTrampoline?

    /// Takes the place of a control's target and action.
    init(of control: NSControl, _ handle: @escaping () -> Void) {
        self.control = control
        target = control.target
        action = control.action
        let trampoline = ActionTrampoline { [weak self] in
            handle()
            self?.passOn()
        }
        self.trampoline = trampoline
        control.target = trampoline
        control.action = ActionTrampoline.action
    }

    /// Gives the control its target and action back, unless it has got others meanwhile.
    func end() {
        guard let control, control.target === trampoline else { return }
        control.target = target
        control.action = action
    }

    /// Does what the control was made for. Without a target the action goes along the responders, as it would have.
    private func passOn() {
        guard let action else { return }
        NSApplication.shared.sendAction(action, to: target, from: control)
    }
}

extension NSControl {
    private static let place = AssociatedObject<ControlAction>()

    /// Calls a closure for each action that the control sends, before its own target gets it.
    func observeAction(_ handle: @escaping () -> Void) {
        stopObservingAction()
        Self.place.keep(ControlAction(of: self, handle), with: self)
    }

    /// No longer calls a closure.
    func stopObservingAction() {
        Self.place.value(of: self)?.end()
        Self.place.keep(nil, with: self)
    }
}
#endif
