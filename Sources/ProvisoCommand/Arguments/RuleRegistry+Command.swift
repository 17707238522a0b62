#if Command
import ProvisoCore
import ProvisoIdentifiers
import ProvisoSchema

extension RuleRegistry {
    /// The rules that the command knows: those that come with Proviso, those for numbers of countries and industries,
    /// and `schema`.
    ///
    /// A type is made when a document names it, so that the others cost no start anything.
    static let command = RuleRegistry.standard.adding(.identifiers).adding(.schemas)
}
#endif
