import Proviso
import Testing

@testable import ProvisoCore

@Suite struct BuiltInMessagesTests {
    /// What a rule's file says is what the catalogue says: the file is read by people, the catalogue by the program.
    @Test func theCatalogueSaysWhatTheRulesSay() {
        let stated = BuiltInRules.all.map { $0.messages } + BuiltInRules.typedMessages.map { $0.messages }
        #expect(stated.count > 80)
        for (key, message) in stated.joined() {
            #expect(MessageCatalog.english.message(for: key) == message, "\(key)")
        }
    }
}
