extension ViolationLine {
    /// What stands in a line, and how it is put into one or several.
    struct Columns {
        private let location: String?
        /// The path, without a column of its own when `nil`.
        private let path: String?
        private let message: String
        private let code: String
        /// What stands behind the code of a violation that is no error.
        private let weight: String
        private let severity: Severity
        private let pathWidth: Int
        private let messageWidth: Int
        private let style: TextStyle

        /// Between two columns.
        static let gap = "  "
        /// Room for most codes, which begin below each other where they can.
        private static let codeWidth = 20
        /// What goes on below its line is indented by so much at least.
        private static let indent = 2

        init(_ violation: Violation, path: String, message: String, location: String?, of line: ViolationLine) {
            self.location = location.map(VisibleText.line)
            self.path = line.pathWidth.map { _ in path }
            self.message = message
            code = VisibleText.singleLine(violation.code.rawValue)
            severity = violation.severity
            weight = severity == .error ? "" : " (\(severity.rawValue))"
            pathWidth = line.pathWidth ?? 0
            messageWidth = line.messageWidth
            style = line.style
        }

        /// The line, however long.
        var joined: String {
            lead(pathWidth: pathWidth).styled + message + blanks(behind: message, to: messageWidth) + Self.gap + end
        }

        /// The line, broken where it would be wider than that.
        ///
        /// The message has a column of its own as long as it gets half of the width, and the code has room there; else it
        /// stands below the path. The code goes last: below those of other lines if there is room, else right behind the
        /// message or below it.
        func fitted(to width: Int) -> String {
            let (text, lead) = lead(pathWidth: min(pathWidth, max(8, width / 5)))
            let leadWidth = ViolationLine.width(of: text)
            let hasRoom = leadWidth <= width / 2 && ViolationLine.width(of: code + weight) <= width - leadWidth
            if hasRoom { return lead + body(indent: leadWidth, width: width) }
            let indent = String(repeating: " ", count: Self.indent)
            let head = head(width: width, indent: indent)
            if head.isEmpty { return body(indent: 0, width: width) }
            return head + "\n" + indent + body(indent: Self.indent, width: width)
        }

        /// The place and the path above a message, on two lines where they do not fit on one.
        private func head(width: Int, indent: String) -> String {
            let parts = [
                location.map { (text: $0, part: TextStyle.Part.minor) },
                path.flatMap { $0.isEmpty ? nil : (text: $0, part: TextStyle.Part.field(severity)) },
            ].compactMap { $0 }
            let needed = parts.reduce(0) { $0 + ViolationLine.width(of: $1.text) } + Self.gap.count * (parts.count - 1)
            return parts.map { style.styled($0.text, as: $0.part) }
                .joined(separator: needed <= width ? Self.gap : "\n" + indent)
        }

        /// The message and the code from some column on.
        private func body(indent: Int, width: Int) -> String {
            let room = max(1, width - indent)
            let endWidth = ViolationLine.width(of: code + weight)
            var lines = TextWrapping.lines(of: message, width: room)
            let last = lines.last.map { ViolationLine.width(of: $0) } ?? 0
            if last + Self.gap.count + endWidth <= room {
                let column =
                    lines.count == 1 ? min(messageWidth, room - Self.gap.count - max(endWidth, Self.codeWidth)) : 0
                lines[lines.count - 1] += blanks(behind: lines[lines.count - 1], to: column) + Self.gap + end
            } else {
                lines.append(end)
            }
            return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
        }

        /// What stands before the message, as plain text and as it is shown.
        private func lead(pathWidth: Int) -> (text: String, styled: String) {
            var (text, styled) = ("", "")
            if let location {
                text += location + Self.gap
                styled += style.styled(location, as: .minor) + Self.gap
            }
            if let path {
                let rest = blanks(behind: path, to: pathWidth) + Self.gap
                text += path + rest
                styled += style.styled(path, as: .field(severity)) + rest
            }
            return (text, styled)
        }

        private var end: String {
            let code = style.styled(code, as: .minor)
            guard severity != .error else { return code }
            return code + " " + style.styled("(\(severity.rawValue))", as: .severity(severity))
        }

        private func blanks(behind text: String, to width: Int) -> String {
            String(repeating: " ", count: max(0, width - ViolationLine.width(of: text)))
        }
    }
}
