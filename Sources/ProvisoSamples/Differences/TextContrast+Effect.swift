import ProvisoCore
import ProvisoPatterns

extension TextContrast {
    /// What it does to what passes when a rule takes the place of another one; `nil` where their patterns do not tell.
    static func effect(of old: SampleRule, becoming new: SampleRule) -> ChangeEffect? {
        let (before, after) = (Demands([old]), Demands([new]))
        guard !before.isEmpty, !after.isEmpty else { return nil }
        var generator = SeededGenerator(seed: 0)
        let lost = TextContrast(takenBy: before, refusedBy: after, using: &generator)
        let gained = TextContrast(takenBy: after, refusedBy: before, using: &generator)
        switch (lost.texts.isEmpty, gained.texts.isEmpty) {
        case (false, false): return .changed
        case (true, false): return lost.isCertain ? .loosened : nil
        case (false, true): return gained.isCertain ? .tightened : nil
        case (true, true): return lost.isCertain && gained.isCertain ? .words : nil
        }
    }
}
