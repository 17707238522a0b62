// What the script of a page calls. A request is written into the buffer that `proviso_reserve` gives; an answer is read where
// `proviso_answer` says.

import ProvisoPage

private enum Page {
    nonisolated(unsafe) static let engine = PageEngine()
    nonisolated(unsafe) static var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    /// What was written.
    static func request(_ count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: input[..<min(max(count, 0), input.count)])
    }

    static func text(_ count: Int) -> String { String(decoding: request(count), as: UTF8.self) }
}

@_silgen_name("proviso_resize")
private func resize(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) -> UnsafeMutablePointer<UInt8>?

/// Gives the buffer for requests so many bytes, and keeps those that it has.
///
/// - Returns: Where it is; 0 when there is no such memory.
@_cdecl("proviso_reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    if count <= Page.input.count { return Page.input.baseAddress }
    guard let bytes = resize(Page.input.baseAddress, count) else { return nil }
    Page.input = UnsafeMutableBufferPointer(start: bytes, count: count)
    return bytes
}

/// Where the answer to the last request is.
@_cdecl("proviso_answer")
public func answer() -> UnsafePointer<UInt8>? { Page.engine.withAnswer { $0.baseAddress } }

/// How many bytes it has.
@_cdecl("proviso_answer_count")
public func answerCount() -> Int { Page.engine.withAnswer { $0.count } }

/// Loads the document that was written; -1 when it cannot be used.
@_cdecl("proviso_rules")
public func rules(_ count: Int) -> Int { Page.engine.loadRules(Page.request(count)) ?? -1 }

/// The number of the scenario whose name was written; -1 when there is none.
@_cdecl("proviso_scenario")
public func scenario(_ rules: Int, _ count: Int) -> Int { Page.engine.scenario(Page.text(count), of: rules) ?? -1 }

/// Answers with what there is to know of rules in a scenario.
@_cdecl("proviso_describe")
public func describe(_ rules: Int, _ language: Int, _ scenario: Int) {
    Page.engine.describe(rules, language, scenario: scenario)
}

/// Forgets rules.
@_cdecl("proviso_forget_rules")
public func forgetRules(_ rules: Int) { Page.engine.forgetRules(rules) }

/// Loads the language that was written; -1 when it is none.
@_cdecl("proviso_language")
public func language(_ count: Int) -> Int { Page.engine.loadLanguage(Page.text(count)) ?? -1 }

/// Puts messages that were written over those of a language; -1 when they cannot be used.
@_cdecl("proviso_messages")
public func messages(_ language: Int, _ count: Int) -> Int {
    Page.engine.loadMessages(Page.text(count), over: language) ?? -1
}

/// Answers with how many problems there are, as a sentence.
@_cdecl("proviso_summarize")
public func summarize(_ language: Int, _ problems: Int) { Page.engine.summarize(problems, language) }

/// Forgets a language.
@_cdecl("proviso_forget_catalog")
public func forgetCatalog(_ catalog: Int) { Page.engine.forgetCatalog(catalog) }

/// Judges the record that was written; 1 when nothing was found and nothing changed.
@_cdecl("proviso_check")
public func check(_ rules: Int, _ language: Int, _ scenario: Int, _ limit: Int, _ stop: Int, _ count: Int) -> Int {
    Page.engine.check(rules, language, scenario: scenario, limit: limit, stop: stop, Page.request(count)) ? 1 : 0
}

/// Judges the text that was written while it is typed.
@_cdecl("proviso_typed")
public func typed(_ rules: Int, _ language: Int, _ scenario: Int, _ count: Int) {
    Page.engine.typed(rules, language, scenario: scenario, Page.request(count))
}

#if !PROVISO_SMALL
/// Answers with records that pass.
@_cdecl("proviso_samples")
public func samples(_ rules: Int, _ scenario: Int, _ count: Int, _ seedLow: UInt32, _ seedHigh: UInt32) {
    Page.engine.samples(rules, scenario: scenario, count: count, seed: UInt64(seedHigh) << 32 | UInt64(seedLow))
}

/// Answers with records that each fail in one way.
@_cdecl("proviso_failing_samples")
public func failingSamples(_ rules: Int, _ scenario: Int, _ seedLow: UInt32, _ seedHigh: UInt32) {
    Page.engine.failingSamples(rules, scenario: scenario, seed: UInt64(seedHigh) << 32 | UInt64(seedLow))
}
#endif
