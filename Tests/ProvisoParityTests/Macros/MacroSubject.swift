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

extension MacroSubject {
    /// The model of a run, if it can be made.
    init?(_ run: ParityRun) {
        guard let subject = try? JSONDecoder().decode(Self.self, from: Data(run.value.withoutNulls.description.utf8))
        else { return nil }
        self = subject
    }

    /// What encodes the model.
    fileprivate var data: DataValue? {
        (try? JSONEncoder().encode(self)).flatMap { try? JSONDecoder().decode(DataValue.self, from: $0) }
    }
}

extension ParityJudge {
    /// The macro's rules on their model, asked as programs ask: by `validate()`, which has a path of its own for what passes,
    /// and for the tidied model by `tidyAndValidate()`.
    init<Model: MacroSubject & Validatable>(_ model: Model.Type) {
        self.init(.macro) { run in
            guard let subject = Model(run) else { return nil }
            var tidied = subject
            _ = tidied.tidyAndValidate(
                scenario: run.scenario, attributes: run.attributes, limit: run.limit, stop: run.stop)
            let result = subject.validate(
                scenario: run.scenario, attributes: run.attributes, limit: run.limit, stop: run.stop)
            return Self.outcome(result, tidied, run)
        }
    }

    /// The macro's rules on their model, asked as a model is that lies inside of another one.
    init<Model: MacroSubject & Validatable>(inside model: Model.Type) {
        self.init(.macro) { run in
            guard var subject = Model(run) else { return nil }
            var check = ModelCheck(
                scenario: run.scenario, attributes: run.attributes, limit: run.limit, stop: run.stop)
            check.enter(Model.self)
            subject.run(in: &check)
            return Self.outcome(check.report.result, subject, run)
        }
    }

    private static func outcome<Model: MacroSubject & Validatable>(
        _ result: ValidationResult, _ left: Model, _ run: ParityRun
    ) -> ParityOutcome? {
        left.data.map { ParityOutcome(result, $0, attributes: active(Model.compiledRules.modelRules, run)) }
    }
}

extension ParityRun {
    /// The same with the values of single attributes among those of a model that passes: so it is seen of each whether it passes.
    func single(among passing: DataObject) -> [ParityRun] {
        guard case .object(let object) = value else { return [] }
        return object.members.map { name, value in
            var object = passing
            object[name] = .some(value)
            return ParityRun(value: .object(object))
        }
    }
}
#endif
