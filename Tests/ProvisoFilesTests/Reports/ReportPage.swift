import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page as a parser of XML reads it.
final class ReportPage: NSObject, XMLParserDelegate {
    struct NotWellFormed: Error { let reason: String }

    let source: String
    private(set) var elements: [String] = []
    private(set) var attributes: [String] = []
    private(set) var pictures: [String] = []
    private(set) var policy = ""
    /// The text of each element that has text, without that of elements in it.
    private(set) var texts: [String] = []
    private var open: [String] = []

    init(_ source: String) throws {
        self.source = source
        super.init()
        let parser = XMLParser(data: Data(source.utf8))
        parser.delegate = self
        guard parser.parse() else {
            throw NotWellFormed(reason: "\(parser.parserError.map { "\($0)" } ?? "") \(parser.lineNumber)")
        }
    }

    func has(_ text: String) -> Bool { texts.contains { $0.contains(text) } }
    func count(of element: String) -> Int { elements.count { $0 == element } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes values: [String: String]
    ) {
        elements.append(name)
        attributes += values.keys
        open.append("")
        if name == "svg", let label = values["aria-label"] { pictures.append(label) }
        if name == "meta", values["http-equiv"] == "Content-Security-Policy" { policy = values["content"] ?? "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1] += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let text = open.popLast(), !text.isEmpty, name != "style" else { return }
        texts.append(text)
    }
}
