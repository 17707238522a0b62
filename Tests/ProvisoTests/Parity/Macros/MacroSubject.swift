#if Macros
import Foundation

import Proviso

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A model whose rules the macro wrote, with the same rules as a document.
protocol MacroSubject: Codable, Sendable {
    static var document: String { get }
}

extension ParityJudge {
    /// The macro's rules on their model.
    init<Model: MacroSubject & Validatable>(_ model: Model.Type) {
        self.init(.macro) { run in
            guard
                var subject = try? JSONDecoder().decode(Model.self, from: Data(run.value.withoutNulls.description.utf8))
            else { return nil }
            var check = ModelCheck(
                scenario: run.scenario, attributes: run.attributes, limit: run.limit, stop: run.stop)
            check.enter(Model.self)
            subject.run(in: &check)
            guard let left = try? JSONEncoder().encode(subject),
                let value = try? JSONDecoder().decode(DataValue.self, from: left)
            else { return nil }
            let attributes = Self.active(Model.compiledRules.modelRules, run)
            return ParityOutcome(check.report.result, value, attributes: attributes)
        }
    }
}
#endif
