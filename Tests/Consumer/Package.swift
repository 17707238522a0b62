// swift-tools-version: 6.2

import PackageDescription

// A consumer of the library alone. Scripts/check-consumer resolves it against a clone of this checkout.
let url = Context.environment["PROVISO_URL"] ?? "https://github.com/proviso/proviso"

let hasMacros = Context.environment["PROVISO_TRAITS"] == "default"

let package = Package(
    name: "consumer",
    platforms: [.macOS(.v14)],
    dependencies: [
        hasMacros
            ? .package(url: url, from: "0.1.0") : .package(url: url, from: "0.1.0", traits: [])
    ],
    targets: [
        .executableTarget(
            name: hasMacros ? "Models" : "Consumer",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoLanguages", package: "proviso"),
                .product(name: "ProvisoFiles", package: "proviso"),
                .product(name: "ProvisoIdentifierFormats", package: "proviso"),
                .product(name: "ProvisoIdentifiers", package: "proviso"),
                .product(name: "ProvisoSamples", package: "proviso"),
            ])
    ]
        // An app: everything in it belongs to the main actor.
        + (hasMacros
            ? [
                .executableTarget(
                    name: "Elements",
                    dependencies: [
                        .product(name: "Proviso", package: "proviso"),
                        .product(name: "ProvisoElements", package: "proviso"),
                    ],
                    swiftSettings: [.defaultIsolation(MainActor.self)])
            ] : [])
)
