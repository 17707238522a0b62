// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "proviso",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Proviso", targets: ["Proviso"]),
        .library(name: "ProvisoCore", targets: ["ProvisoCore"]),
        .library(name: "ProvisoElements", targets: ["ProvisoElements"]),
        .library(name: "ProvisoTesting", targets: ["ProvisoTesting"]),
        .library(name: "ProvisoLanguages", targets: ["ProvisoLanguages"]),
        .library(name: "ProvisoYAML", targets: ["ProvisoYAML"]),
        .library(name: "ProvisoFiles", targets: ["ProvisoFiles"]),
        .library(name: "ProvisoWeb", targets: ["ProvisoWeb"]),
        .library(name: "ProvisoHTTP", targets: ["ProvisoHTTP"]),
        .library(name: "ProvisoHummingbird", targets: ["ProvisoHummingbird"]),
        .library(name: "ProvisoDatabase", targets: ["ProvisoDatabase"]),
        .library(name: "ProvisoGRDB", targets: ["ProvisoGRDB"]),
        .library(name: "ProvisoConfiguration", targets: ["ProvisoConfiguration"]),
        .library(name: "ProvisoArguments", targets: ["ProvisoArguments"]),
        .library(name: "ProvisoSamples", targets: ["ProvisoSamples"]),
        .library(name: "ProvisoExports", targets: ["ProvisoExports"]),
        .library(name: "ProvisoInspection", targets: ["ProvisoInspection"]),
        .library(name: "ProvisoProofs", targets: ["ProvisoProofs"]),
        .library(name: "ProvisoSchema", targets: ["ProvisoSchema"]),
        .library(name: "ProvisoOpenAPI", targets: ["ProvisoOpenAPI"]),
        .library(name: "ProvisoFormats", targets: ["ProvisoFormats"]),
        .library(name: "ProvisoPatterns", targets: ["ProvisoPatterns"]),
        .library(name: "ProvisoIdentifierFormats", targets: ["ProvisoIdentifierFormats"]),
        .library(name: "ProvisoIdentifiers", targets: ["ProvisoIdentifiers"]),
        .executable(name: "proviso", targets: ["ProvisoCommand"]),
    ],
    traits: [
        .trait(name: "Macros", description: "@Validatable and @Rules, written by a compiler plug-in on swift-syntax."),
        .trait(name: "YAML", description: "Rule documents in YAML (ProvisoYAML); fetches Yams."),
        .trait(
            name: "Command", description: "The command `proviso`; fetches swift-argument-parser.",
            enabledTraits: ["YAML"]),
        .trait(name: "HTTP", description: "Requests of any server (ProvisoHTTP); fetches swift-http-types."),
        .trait(
            name: "Hummingbird", description: "Requests of Hummingbird (ProvisoHummingbird); fetches Hummingbird.",
            enabledTraits: ["HTTP"]),
        .trait(name: "GRDB", description: "Rules over SQLite (ProvisoGRDB); fetches GRDB.swift."),
        .trait(
            name: "Configuration",
            description: "Rules for configuration values (ProvisoConfiguration); fetches swift-configuration."),
        .trait(
            name: "Arguments",
            description: "Rules for arguments (ProvisoArguments); fetches swift-argument-parser."),
        .default(enabledTraits: ["Macros"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    ],
    targets: [
        // The tables of one version of Unicode, for formats and for patterns.
        .target(name: "ProvisoUnicode", swiftSettings: settings),
        .target(name: "ProvisoFormats", dependencies: ["ProvisoUnicode"], swiftSettings: settings),
        // What waits for other threads; everything may use it.
        .target(name: "ProvisoBase", swiftSettings: settings),
        .target(name: "ProvisoPatterns", dependencies: ["ProvisoBase", "ProvisoUnicode"], swiftSettings: settings),
        // Regular expressions of ECMA-262, as JSON Schema has them, read into patterns.
        .target(name: "ProvisoExpressions", dependencies: ["ProvisoPatterns"], swiftSettings: settings),
        // Telephone numbers, and numbers that countries and industries give.
        .target(
            name: "ProvisoIdentifierFormats", dependencies: ["ProvisoFormats"],
            swiftSettings: settings),
        .target(
            name: "ProvisoCore", dependencies: ["ProvisoBase", "ProvisoFormats", "ProvisoPatterns"],
            swiftSettings: settings),
        // What opens sockets; the core looks for it.
        .target(
            name: "ProvisoDNS", dependencies: ["ProvisoBase", "ProvisoCore", "ProvisoFormats"], swiftSettings: settings),
        // What requests carry, whatever reads them: form posts, their files, languages, patches, live checks.
        .target(name: "ProvisoWeb", dependencies: ["ProvisoCore"], swiftSettings: settings),
        .target(
            name: "ProvisoForms",
            dependencies: ["ProvisoBase", "ProvisoCore", "ProvisoFormats", "ProvisoPatterns"],
            swiftSettings: settings),
        // Requests of any server, on the types of swift-http-types.
        .target(
            name: "ProvisoHTTP",
            dependencies: [
                "ProvisoBase", "ProvisoCore", "ProvisoLanguages", "ProvisoWeb",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["HTTP"])),
            ],
            swiftSettings: settings),
        .target(
            name: "ProvisoHummingbird",
            dependencies: [
                "ProvisoCore", "ProvisoHTTP", "ProvisoWeb",
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["HTTP"])),
            ],
            swiftSettings: settings),
        // Values of swift-configuration, judged by rules.
        .target(
            name: "ProvisoConfiguration",
            dependencies: [
                "ProvisoBase", "ProvisoCore",
                .product(
                    name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
            ],
            swiftSettings: settings),
        // Arguments of swift-argument-parser, judged by rules.
        .target(
            name: "ProvisoArguments",
            dependencies: [
                "ProvisoCore",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Arguments"])),
            ],
            swiftSettings: settings),
        .target(
            name: "Proviso",
            dependencies: [
                "ProvisoCore", "ProvisoDNS", "ProvisoForms", "ProvisoFormats",
                .target(name: "ProvisoMacros", condition: .when(traits: ["Macros"])),
            ],
            swiftSettings: settings),
        .macro(
            name: "ProvisoMacros",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ],
            // Base, Patterns and Unicode are links to the sources of ProvisoBase, ProvisoPatterns and ProvisoUnicode: where a macro and
            // a product share a module, prebuilt swift-syntax cannot be used. PROVISO_PLUGIN leaves out the imports among them.
            exclude: ["Patterns/Documentation.docc"],
            swiftSettings: settings + [.define("PROVISO_PLUGIN")]),
        // The elements of UIKit, AppKit and SwiftUI; on other systems there is nothing in it.
        .target(name: "ProvisoElements", dependencies: ["ProvisoCore", "ProvisoForms"], swiftSettings: settings),
        .target(name: "ProvisoTesting", dependencies: ["ProvisoCore", "ProvisoInspection"], swiftSettings: settings),
        .target(name: "ProvisoLanguages", dependencies: ["ProvisoCore"], swiftSettings: settings),
        // Rules that a program adds to its registry, with their messages in all languages.
        .target(
            name: "ProvisoIdentifiers", dependencies: ["ProvisoCore", "ProvisoFormats", "ProvisoIdentifierFormats"],
            swiftSettings: settings),
        .target(
            name: "ProvisoFiles",
            dependencies: ["ProvisoBase", "ProvisoCore", "ProvisoFormats", "ProvisoInspection", "ProvisoPatterns"],
            swiftSettings: settings),
        .target(
            name: "ProvisoYAML",
            dependencies: ["ProvisoCore", .product(name: "Yams", package: "Yams", condition: .when(traits: ["YAML"]))],
            swiftSettings: settings),
        // Decides what rules let pass: which contradict each other, and which imply others.
        .target(
            name: "ProvisoProofs", dependencies: ["ProvisoCore", "ProvisoFormats", "ProvisoPatterns"],
            swiftSettings: settings),
        // Explains what became of each rule, and counts what was tested of them.
        .target(
            name: "ProvisoInspection", dependencies: ["ProvisoCore", "ProvisoFormats"], swiftSettings: settings),
        // Judges values by JSON Schema.
        .target(
            name: "ProvisoSchema",
            dependencies: ["ProvisoBase", "ProvisoCore", "ProvisoExpressions", "ProvisoFormats", "ProvisoPatterns"],
            swiftSettings: settings),
        // Judges requests and answers by OpenAPI.
        .target(
            name: "ProvisoOpenAPI",
            dependencies: [
                "ProvisoCore", "ProvisoSchema", "ProvisoWeb",
                .target(name: "ProvisoYAML", condition: .when(traits: ["YAML"])),
            ],
            swiftSettings: settings),
        // Data made from rules, and what differs between two documents.
        .target(
            name: "ProvisoSamples",
            dependencies: ["ProvisoCore", "ProvisoFormats", "ProvisoInspection", "ProvisoPatterns"],
            swiftSettings: settings),
        // Rules as JSON Schema, OpenAPI, SQL and attributes of HTML, and JSON Schema as rules.
        .target(
            name: "ProvisoExports",
            dependencies: ["ProvisoCore", "ProvisoExpressions", "ProvisoFormats", "ProvisoPatterns"],
            swiftSettings: settings),
        // What only a database knows: whether a value is taken, or exists. It knows no driver.
        .target(name: "ProvisoDatabase", dependencies: ["ProvisoCore"], swiftSettings: settings),
        // The same over SQLite.
        .target(
            name: "ProvisoGRDB",
            dependencies: [
                "ProvisoCore", "ProvisoDatabase",
                .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["GRDB"])),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "ProvisoCommand",
            dependencies: [
                "ProvisoCore", "ProvisoDNS", "ProvisoExports", "ProvisoFiles", "ProvisoIdentifiers",
                "ProvisoInspection",
                "ProvisoLanguages", "ProvisoOpenAPI", "ProvisoProofs", "ProvisoSamples", "ProvisoSchema", "ProvisoYAML",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
            ],
            swiftSettings: settings),
        // What several of the test targets use.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        // What tests of values, models and forms use.
        .target(
            name: "RuleTestSupport", dependencies: ["ProvisoCore", "ProvisoFormats"], path: "Tests/RuleTestSupport",
            swiftSettings: settings),
        // What the engine of a page is asked, and what it has to answer.
        .target(
            name: "PageQuestions", dependencies: ["ProvisoCore", "ProvisoLanguages"], path: "Tests/PageQuestions",
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoUnicodeTests", dependencies: ["ProvisoFormats", "ProvisoPatterns", "ProvisoUnicode"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoFormatsTests", dependencies: ["ProvisoFormats", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "ProvisoPatternsTests",
            dependencies: ["ProvisoBase", "ProvisoPatterns", "ProvisoUnicode", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoIdentifierFormatsTests",
            dependencies: ["ProvisoFormats", "ProvisoIdentifierFormats", "TestSupport"],
            exclude: ["Phone/PhoneSample.tsv"], swiftSettings: settings),
        .testTarget(
            name: "ProvisoTests",
            dependencies: [
                "Proviso", "ProvisoCore", "ProvisoDNS", "ProvisoForms", "ProvisoFormats", "ProvisoPatterns",
                "ProvisoLanguages", "ProvisoWeb", "RuleTestSupport", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoModelsTests",
            dependencies: [
                "Proviso", "ProvisoCore", "ProvisoDNS", "ProvisoForms", "ProvisoFormats", "ProvisoWeb",
                "RuleTestSupport", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoFormsTests",
            dependencies: [
                "Proviso", "ProvisoCore", "ProvisoDNS", "ProvisoForms", "ProvisoFormats", "ProvisoLanguages",
                "ProvisoWeb", "RuleTestSupport", "TestSupport",
            ],
            swiftSettings: settings),
        // The same rules in documents, lists, macros, and in the engine of a page.
        .testTarget(
            name: "ProvisoParityTests",
            dependencies: [
                "PageQuestions", "Proviso", "ProvisoCore", "ProvisoDNS", "ProvisoForms", "ProvisoFormats",
                "ProvisoLanguages", "RuleTestSupport", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoWebTests", dependencies: ["ProvisoCore", "ProvisoLanguages", "ProvisoWeb", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoMacrosTests",
            dependencies: [
                .target(name: "ProvisoMacros", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(
                    name: "SwiftSyntaxMacroExpansion", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ],
            swiftSettings: settings),
        // What the compiler says of models. It runs the compiler for each, so these tests take longer than all others.
        .testTarget(
            name: "ProvisoCompilerTests", dependencies: ["Proviso", "ProvisoCore", "ProvisoDNS"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoTestingTests", dependencies: ["Proviso", "ProvisoInspection", "ProvisoTesting"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoLanguagesTests", dependencies: ["Proviso", "ProvisoLanguages", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoIdentifiersTests",
            dependencies: [
                "Proviso", "ProvisoCore", "ProvisoFiles", "ProvisoForms", "ProvisoFormats", "ProvisoIdentifierFormats",
                "ProvisoIdentifiers", "ProvisoLanguages", "ProvisoSamples", "PageQuestions", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(name: "ProvisoYAMLTests", dependencies: ["Proviso", "ProvisoYAML"], swiftSettings: settings),
        .testTarget(
            name: "ProvisoFilesTests", dependencies: ["Proviso", "ProvisoFiles", "ProvisoFormats", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ProvisoExportsTests",
            dependencies: [
                "Proviso", "ProvisoExports", "ProvisoFormats", "ProvisoIdentifiers", "ProvisoSamples", "ProvisoYAML",
                "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoSamplesTests",
            dependencies: [
                "Proviso", "ProvisoFiles", "ProvisoInspection", "ProvisoSamples", "ProvisoYAML", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoProofsTests",
            dependencies: ["ProvisoCore", "ProvisoProofs", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "ProvisoSchemaTests",
            dependencies: ["ProvisoCore", "ProvisoSchema", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "ProvisoOpenAPITests",
            dependencies: ["ProvisoCore", "ProvisoLanguages", "ProvisoOpenAPI", "ProvisoSchema", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "ProvisoCommandTests", dependencies: ["Proviso", "ProvisoCommand", "ProvisoYAML", "TestSupport"],
            swiftSettings: settings),
    ]
)

// Where one test depends on a macro, SwiftPM builds all tests for the host, and all that they use a second time. The tests of the
// macros are therefore built alone, and so are those of the compiler, which are slow: Scripts/test runs the tests of one target.
let alone = ["ProvisoMacrosTests", "ProvisoCompilerTests"]
let testTarget = Context.environment["PROVISO_TEST_TARGET"]
package.targets.removeAll { target in
    target.type == .test && (testTarget.map { $0 != target.name } ?? alone.contains(target.name))
}

// Debug builds compile each module as a whole, which takes a third less than file by file where everything is compiled, as in a fresh
// clone. It needs flags that SwiftPM calls unsafe and refuses in packages that it fetched; in their place, the package has none.
// With PROVISO_INCREMENTAL=1 it has none either: after a change, only the files that it concerns are compiled. ProvisoFormsTests are
// compiled file by file: they test forms as a debug build of an app has them. Debug information would take a tenth of the time; what
// PROVISO_INCREMENTAL=1 builds has it. The frontend is told to leave it out, since SwiftPM asks the driver for it behind these flags.
let folder = URL(fileURLWithPath: Context.packageDirectory)
let isClone =
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
    && folder.deletingLastPathComponent().lastPathComponent != "checkouts"
if isClone, Context.environment["PROVISO_INCREMENTAL"] == nil {
    for target in package.targets
    where [.regular, .executable, .test].contains(target.type) && target.name != "ProvisoFormsTests" {
        target.swiftSettings =
            (target.swiftSettings ?? []) + [
                .unsafeFlags(
                    [
                        "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo", "-disable-batch-mode",
                        "-Xfrontend", "-gnone",
                    ],
                    .when(configuration: .debug))
            ]
    }
}
