// Written by Scripts/make-rule-lists.py from the files of the rules.

extension MessageReasons {
    /// Why a text is not in a format, as `FormatFailure` and the rules say it.
    static let formats = [
        "IP address not allowed", "a percent sign without two hexadecimal digits", "brand not accepted",
        "character not allowed", "character not allowed here", "closing bracket does not match",
        "closing bracket missing", "closing bracket without an opening one", "colon missing after key",
        "combining mark without a letter", "comma missing", "control character", "control character in a string",
        "display name not in quotation marks", "domain too long", "empty", "empty part", "expired",
        "fragment not allowed", "host bits set", "hour out of range", "invalid Punycode", "invalid UTF-8",
        "invalid top-level domain", "invisible character", "leading zero", "line break not allowed",
        "local part too long", "minute out of range", "misplaced dot", "misplaced hyphen", "misplaced part",
        "misplaced separator", "mixed digits", "mixed scripts", "mixed separators", "mixed writing directions",
        "more than one value", "name missing", "nested too deeply", "no AM or PM", "no P at start", "no T before time",
        "no at sign", "no domain", "no equals sign", "no host", "no hyphen", "no language",
        "no leap second at this time", "no local part", "no media type", "no name of a month", "no name of a weekday",
        "no number sign", "no offset", "no plus sign", "no prefix length", "no scheme", "no seconds", "no separators",
        "no signature", "no slash", "no subtype", "no such color space", "no such country", "no such currency",
        "no such day", "no such language", "no such month", "no such region", "no such script", "no such time zone",
        "no such unit", "no such variant", "no time", "no unit", "no user name", "non-ASCII character", "not Base64",
        "not Base64url", "not a URL", "not a color", "not a digit", "not a hexadecimal digit", "not a letter",
        "not a letter or digit", "not a month and a year", "not a multiple", "not a number", "not an IP address",
        "not an IPv4 address", "not an IPv6 address", "not an object", "not in the future", "not in the past",
        "not lower case", "not negative", "not normalized (NFC)", "not positive", "not printable", "not text",
        "not three parts", "not two numbers", "not upper case", "not whole", "number not complete",
        "odd number of digits", "offset out of range", "out of range", "padding not allowed", "part repeated",
        "part too long", "parts contradict each other", "port not a number", "port not allowed", "port out of range",
        "prefix length not allowed", "query not allowed", "quotation marks not allowed", "repeated mark",
        "scheme not allowed", "second out of range", "space not allowed", "string not closed", "text after the end",
        "too early", "too few decimal places", "too few digits", "too few parts", "too late", "too long",
        "too many decimal places", "too many digits", "too many parts", "too short", "too young", "two dots in a row",
        "unexpected character", "unexpected end", "unit left out", "units out of order", "unknown escape in a string",
        "user information not allowed", "value missing", "weeks with other units", "wrong check digit",
        "wrong check digits", "wrong length", "wrong number of digits", "wrong padding", "wrong prefix", "wrong unit",
        "wrong variant", "wrong version", "wrong weekday", "year out of range", "zone not allowed",
    ]
}
