/// What keeps bytes from being the JSON that was asked for, and at which byte: small, so that throwing it is cheap.
package struct JSONFault: Error, Equatable {
    package enum Problem: UInt8, Sendable, CaseIterable {
        case empty, unclosedObject, unclosedArray, unclosedString
        case missingComma, missingColon, missingValue, commaBeforeBracket, commaBeforeBrace, extraComma, wrongBracket
        case unexpectedBracket
        case unquotedKey, keyNotString, singleQuote, comment, wrongLiteral, notFinite, unexpectedCharacter
        case leadingZero, leadingPlus, leadingPoint, missingDigits, hexadecimal
        case controlCharacter, unknownEscape, brokenUnicodeEscape, loneSurrogate
        case tooDeep, moreThanOneValue, invalidUTF8, byteOrderMark
        case duplicateKey, notObject, notArray, notObjectOrArray
    }

    package let problem: Problem
    /// The offset of the byte at which it shows.
    package let offset: Int

    package init(_ problem: Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    /// What is wrong, in a few words that do not change.
    package var reason: String { problem.reason }
    /// How to fix it, where that can be said.
    package var hint: String? { problem.hint }
}

extension JSONFault.Problem {
    package var reason: String {
        switch self {
        case .empty: "no value"
        case .unclosedObject: "object not closed"
        case .unclosedArray: "array not closed"
        case .unclosedString: "string not closed"
        case .missingComma: "comma missing"
        case .missingColon: "colon missing after key"
        case .missingValue: "value missing"
        case .commaBeforeBracket, .commaBeforeBrace: "comma after the last value"
        case .extraComma: "comma without a value before it"
        case .wrongBracket: "closing bracket does not match"
        case .unexpectedBracket: "closing bracket without an opening one"
        case .unquotedKey: "key not in quotes"
        case .keyNotString: "key is not a string"
        case .singleQuote: "string in single quotes"
        case .comment: "comment"
        case .wrongLiteral: "unknown word"
        case .notFinite: "number is not finite"
        case .unexpectedCharacter: "unexpected character"
        case .leadingZero: "number with a leading zero"
        case .leadingPlus: "number with a plus sign"
        case .leadingPoint: "number without a digit before the point"
        case .missingDigits: "number not complete"
        case .hexadecimal: "hexadecimal number"
        case .controlCharacter: "control character in a string"
        case .unknownEscape: "unknown escape in a string"
        case .brokenUnicodeEscape: "\\u without four hexadecimal digits"
        case .loneSurrogate: "half of a surrogate pair"
        case .tooDeep: "nested too deeply"
        case .moreThanOneValue: "more than one value"
        case .invalidUTF8: "invalid UTF-8"
        case .byteOrderMark: "byte order mark inside the text"
        case .duplicateKey: "duplicate key"
        case .notObject: "not an object"
        case .notArray: "not an array"
        case .notObjectOrArray: "not an array of objects, nor an object"
        }
    }

    package var hint: String? {
        switch self {
        case .empty: nil
        case .unclosedObject: "close it with }; the text may have been cut off"
        case .unclosedArray: "close it with ]; the text may have been cut off"
        case .unclosedString: "close it with a double quote; the text may have been cut off"
        case .missingComma: "put a comma before it"
        case .missingColon: "put a colon between key and value"
        case .missingValue: "put a value here, or null"
        case .commaBeforeBracket: "remove the comma before ]"
        case .commaBeforeBrace: "remove the comma before }"
        case .extraComma: "remove the comma, or put a value before it"
        case .wrongBracket: "an object ends with }, an array with ]"
        case .unexpectedBracket: "remove it"
        case .unquotedKey, .keyNotString: "put the key in double quotes"
        case .singleQuote: "use double quotes"
        case .comment: "remove it: JSON has no comments"
        case .wrongLiteral: "write true, false or null, or put a text in double quotes"
        case .notFinite: "write null, or put it in double quotes"
        case .unexpectedCharacter: nil
        case .leadingZero: "remove the zeros before it, or put it in double quotes"
        case .leadingPlus: "remove the plus sign"
        case .leadingPoint: "put a 0 before the point"
        case .missingDigits: "digits must follow the sign, the point and the exponent"
        case .hexadecimal: "write it as a decimal number, or put it in double quotes"
        case .controlCharacter: "write \\n for a line feed, \\t for a tab, \\u00XX for others"
        case .unknownEscape: "write \\\\ for a back-slash"
        case .brokenUnicodeEscape: "write four hexadecimal digits after \\u"
        case .loneSurrogate: "write both halves, \\uD800 to \\uDBFF and then \\uDC00 to \\uDFFF"
        case .tooDeep: "at most \(JSONTokenizer.depthLimit) arrays and objects in one another are read"
        case .moreThanOneValue: "a text holds one value; with a value on each line it is NDJSON"
        case .invalidUTF8: "JSON is UTF-8 (RFC 8259, section 8.1): convert it"
        case .byteOrderMark: "remove it: only the very start of a text may have one"
        case .duplicateKey: "remove one of the two, or rename it"
        case .notObject: "write the record as {\"name\": value}"
        case .notArray: "put the values in [ and ]"
        case .notObjectOrArray: "put the records in [ and ]"
        }
    }
}
