import AppKit
import Foundation
import ObjectiveC
import ProvisoCore
import ProvisoElements
import ProvisoForms

/// What a program does with a control's action.
private final class Receiver: PerformsSelectors {
    var received: [String] = []

    func perform(_ selector: Selector, with object: Any?) { received.append(selector.name) }
}

@MainActor let appKitChecks = [
    Check("AppKit.textField") {
        let field = NSTextField(), other = NSTextField(), log = Log()
        field.validationRules = [.length(3...)]
        field.validationHandler = log.note
        field.validateOnInputChange(enabled: true)
        field.personTypes("abc")
        other.personTypes("abc")
        expect(log.results.map(\.isValid), is: [false, false, true])
        field.stringValue = "a"
        expect(log.results.count, is: 3)
        field.validateOnInputChange(enabled: false)
        field.personTypes("abcd")
        expect(log.results.count, is: 3)
        field.validateOnEditingEnd(enabled: true)
        field.personLeaves()
        field.personTypes("ab")
        field.personLeaves()
        expect(log.results.map(\.isValid), is: [false, false, true, true, false])
    },
    Check("AppKit.inputMethod") {
        let field = NSTextField(), view = NSTextView(), log = Log()
        field.validationHandler = log.note
        view.validationHandler = log.note
        field.validateOnInputChange(enabled: true)
        view.validateOnInputChange(enabled: true)
        field.personComposes("nihongo")
        view.personComposes("nihongo")
        expect(log.results.isEmpty)
        view.personTypes("日本")
        expect(log.results.count, is: 1)
    },
    Check("AppKit.textView") {
        let view = NSTextView(), log = Log()
        view.validationRules = [.length(...5)]
        view.validationHandler = log.note
        view.validateOnEditingEnd(enabled: true)
        view.personTypes("long text")
        expect(log.results.isEmpty)
        view.personLeaves()
        expect(log.results.map(\.isValid), is: [false])
    },
    Check("AppKit.actionIsPassedOn") {
        let box = NSButton(), receiver = Receiver(), log = Log()
        box.target = receiver
        box.action = Selector("agree:")
        box.validationRules = [.in([true])]
        box.validationHandler = log.note
        box.validateOnInputChange(enabled: true)
        box.personClicks()
        box.personClicks()
        expect(log.results.map(\.isValid), is: [true, false])
        expect(receiver.received, is: ["agree:", "agree:"])
        box.validateOnInputChange(enabled: false)
        expect(box.target === receiver)
        expect(box.action, is: Selector("agree:"))
        box.personClicks()
        expect(log.results.count, is: 2)
        expect(receiver.received.count, is: 3)
    },
    Check("AppKit.slider") {
        let slider = NSSlider(), log = Log()
        slider.validationRules = [.range(0...0.5)]
        slider.validationHandler = log.note
        slider.validateOnEditingEnd(enabled: true)
        slider.personDrags(over: 0.2, 0.9)
        expect(log.results.map(\.isValid), is: [false])
    },
    Check("AppKit.datePicker") {
        let picker = NSDatePicker(), log = Log()
        picker.validationRules = [.range(Date(timeIntervalSince1970: 0)...)]
        picker.validationHandler = log.note
        picker.validateOnInputChange(enabled: true)
        picker.personPicks(Date(timeIntervalSince1970: -1))
        picker.personPicks(Date(timeIntervalSince1970: 1))
        expect(log.results.map(\.isValid), is: [false, true])
    },
    Check("AppKit.comboBox") {
        let box = NSComboBox(), log = Log()
        box.addItems(withObjectValues: ["tea", "coffee"])
        box.validationRules = [.in(["tea"])]
        box.validationHandler = log.note
        box.validateOnInputChange(enabled: true)
        box.personChooses(0)
        box.personChooses(1)
        expect(log.results.map(\.isValid), is: [true, false], file: "the text is that of the item")
        box.personTypes("tea")
        expect(log.results.map(\.isValid), is: [true, false, false, false, true])
    },
    Check("AppKit.tokenField") {
        let field = NSTokenField(), log = Log()
        field.tokens.validationRules = [.count(...2)]
        field.tokens.validationHandler = log.note
        field.tokens.validateOnInputChange(enabled: true)
        field.personEnters("a", "b")
        field.personEnters("a", "b", "c")
        expect(log.results.map(\.isValid), is: [true, false])
        expect(field.tokens.inputValue, is: ["a", "b", "c"])
        expect(field.inputValue, is: "a,b,c")
    },
    Check("AppKit.errorLabel") {
        let field = NSTextField(), label = NSTextField(labelWithString: "")
        NSAccessibility.announced = []
        field.validationRules = [.email]
        field.showErrors(in: label)
        expect(label.isHidden)
        field.stringValue = "ada"
        field.validate()
        expect(label.stringValue, is: field.shownMessages.joined())
        expect(label.isHidden, is: false)
        expect(field.accessibilityHelp(), is: label.stringValue)
        expect(NSAccessibility.announced, is: [label.stringValue])
    },
]
