// swift-tools-version: 6.2

import PackageDescription

// A consumer of the library alone. Scripts/check-consumer resolves it against a clone of this checkout.
let url = Context.environment["PROVISO_URL"] ?? "https://github.com/proviso/proviso"

// With the default traits, unless PROVISO_TRAITS is empty.
let traits: Set<Package.Dependency.Trait> = Context.environment["PROVISO_TRAITS"] == "" ? [] : [.defaults]

/// A program on the libraries that need nothing but Proviso.
func program(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [
            .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoLanguages", package: "proviso"),
            .product(name: "ProvisoFiles", package: "proviso"),
            .product(name: "ProvisoIdentifierFormats", package: "proviso"),
            .product(name: "ProvisoIdentifiers", package: "proviso"),
            .product(name: "ProvisoSamples", package: "proviso"),
        ])
}

let package = Package(
    name: "consumer",
    platforms: [.macOS(.v14)],
    dependencies: [.package(url: url, from: "0.1.0", traits: traits)],
    targets: [
        program("Values"),
        program("Models"),
        .executableTarget(name: "CoreAlone", dependencies: [.product(name: "ProvisoCore", package: "proviso")]),
        // An app: everything in it belongs to the main actor.
        .executableTarget(
            name: "Elements",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoElements", package: "proviso"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ]
)
