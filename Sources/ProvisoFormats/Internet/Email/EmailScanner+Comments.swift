/// Comments and folding white space.
extension EmailScanner {
    /// Passes `[CFWS]` (RFC 5322 section 3.2.2) where comments are allowed.
    func skipCommentsAndBlanks(in utf8: Span<UInt8>, at position: inout Int) throws(FormatFailure) {
        guard format.allowComments else { return }
        while true {
            try skipBlanks(in: utf8, at: &position)
            guard position < utf8.count, utf8[position] == ASCII.openParenthesis else { return }
            try skipComment(in: utf8, at: &position)
        }
    }

    /// Passes `[FWS]` and returns the number of line breaks in it: at most one, which a blank must follow.
    ///
    /// Two folds without anything between them are the obsolete grammar's.
    @discardableResult
    func skipBlanks(in utf8: Span<UInt8>, at position: inout Int) throws(FormatFailure) -> Int {
        var folds = 0
        while position < utf8.count {
            if ASCII.isBlank(utf8[position]) {
                position &+= 1
            } else if utf8[position] == ASCII.carriageReturn {
                guard folds == 0, position &+ 2 < utf8.count, utf8[position &+ 1] == ASCII.lineFeed,
                    ASCII.isBlank(utf8[position &+ 2])
                else { throw FormatFailure("line break not allowed", at: position) }
                folds = 1
                position &+= 3
            } else {
                break
            }
        }
        return folds
    }

    private func skipComment(in utf8: Span<UInt8>, at position: inout Int) throws(FormatFailure) {
        var depth = 0
        while position < utf8.count {
            let byte = utf8[position]
            switch byte {
            case ASCII.openParenthesis:
                depth &+= 1
                position &+= 1
            case ASCII.closeParenthesis:
                depth &-= 1
                position &+= 1
                if depth == 0 { return }
            case ASCII.backslash:
                try skipQuotedPair(in: utf8, at: &position, isLocalPart: false)
            case ASCII.space, ASCII.tab, ASCII.carriageReturn:
                try skipBlanks(in: utf8, at: &position)
            case 0x80...:
                position &+= try nonASCIILength(in: utf8, at: position)
            case _ where ASCII.isVisible(byte):
                position &+= 1
            default:
                throw FormatFailure("control character", at: position)
            }
        }
        throw FormatFailure("closing bracket missing", at: position)
    }
}
