// Made by Scripts/make-unicode-tables.py; do not edit.
//
// From the Unicode Character Database 17.0.0 (its version), as carried by unicodedata2 17.0.0 (PyPI).
// Copyright © 1991-2025 Unicode, Inc. Unicode License v3, https://www.unicode.org/license.txt

// swift-format-ignore-file

/// The version of Unicode that all tables of this module have.
enum UnicodeVersion {
    static let text: StaticString = "17.0.0"
}
