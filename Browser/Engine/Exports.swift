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

@_cdecl("proviso_answer")
public func answer() -> UnsafePointer<UInt8>? { Page.engine.withAnswer { $0.baseAddress } }

@_cdecl("proviso_answer_count")
public func answerCount() -> Int { Page.engine.withAnswer { $0.count } }

@_cdecl("proviso_rules")
public func rules(_ count: Int) -> Int { Page.engine.loadRules(Page.request(count)) ?? -1 }

@_cdecl("proviso_scenario")
public func scenario(_ rules: Int, _ count: Int) -> Int { Page.engine.scenario(Page.text(count), of: rules) ?? -1 }

@_cdecl("proviso_describe")
public func describe(_ rules: Int, _ language: Int, _ scenario: Int) {
    Page.engine.describe(rules, language, scenario: scenario)
}

@_cdecl("proviso_forget_rules")
public func forgetRules(_ rules: Int) { Page.engine.forgetRules(rules) }

@_cdecl("proviso_language")
public func language(_ count: Int) -> Int { Page.engine.loadLanguage(Page.text(count)) ?? -1 }

@_cdecl("proviso_messages")
public func messages(_ language: Int, _ count: Int) -> Int {
    Page.engine.loadMessages(Page.text(count), over: language) ?? -1
}

@_cdecl("proviso_summarize")
public func summarize(_ language: Int, _ problems: Int) { Page.engine.summarize(problems, language) }

@_cdecl("proviso_forget_catalog")
public func forgetCatalog(_ catalog: Int) { Page.engine.forgetCatalog(catalog) }

@_cdecl("proviso_check")
public func check(_ rules: Int, _ language: Int, _ scenario: Int, _ limit: Int, _ stop: Int, _ count: Int) -> Int {
    Page.engine.check(rules, language, scenario: scenario, limit: limit, stop: stop, Page.request(count)) ? 1 : 0
}

@_cdecl("proviso_typed")
public func typed(_ rules: Int, _ language: Int, _ scenario: Int, _ count: Int) {
    Page.engine.typed(rules, language, scenario: scenario, Page.request(count))
}
