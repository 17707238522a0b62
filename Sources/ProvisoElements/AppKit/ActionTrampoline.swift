#if canImport(AppKit) && !targetEnvironment(macCatalyst)
internal import Foundation
internal import ObjectiveC

/// A target whose action is a closure: what target and action alone need Objective-C for.
@MainActor final class ActionTrampoline: NSObject {
    static let action = #selector(controlDidAct(_:))
    private let handle: () -> Void

    init(_ handle: @escaping () -> Void) { self.handle = handle }

    @objc private func controlDidAct(_ sender: Any?) { handle() }
}
#endif
