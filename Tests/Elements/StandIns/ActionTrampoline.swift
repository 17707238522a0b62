internal import Foundation
internal import ObjectiveC

/// Stands in for Sources/ProvisoElements/AppKit/ActionTrampoline.swift, whose method has to be one of Objective-C.
@MainActor final class ActionTrampoline: NSObject, PerformsSelectors {
    static let action = Selector("controlDidAct:")
    private let handle: () -> Void

    init(_ handle: @escaping () -> Void) { self.handle = handle }

    func perform(_ selector: Selector, with object: Any?) {
        if selector == Self.action { handle() }
    }
}
