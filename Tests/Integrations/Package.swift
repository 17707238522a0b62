// swift-tools-version: 6.2

import PackageDescription

// What Proviso is together with other packages: a server on Hummingbird, rules over SQLite and PostgreSQL, values of
// swift-configuration, arguments of swift-argument-parser, the site of Examples/SignUp, and the other programs among the examples.
// In one package, SwiftPM enables the traits of all, so that Proviso and the other packages are compiled once. Scripts/check-examples,
// check-server, check-sign-up, check-databases and check-products each build what they need of it, in one folder.
let package = Package(
    name: "integrations",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(
            name: "proviso", path: "../..", traits: ["Hummingbird", "GRDB", "Configuration", "Arguments"]),
        .package(name: "sign-up", path: "../../Examples/SignUp"),
        .package(name: "examples", path: "../../Examples"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // Gets requests that are good, bad and hostile.
        .executableTarget(
            name: "CheckServer",
            dependencies: [
                .product(name: "ProvisoHummingbird", package: "proviso"),
                .product(name: "ProvisoHTTP", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        // Is measured.
        .executableTarget(
            name: "MeasuredServer",
            dependencies: [
                .product(name: "ProvisoHummingbird", package: "proviso"),
                .product(name: "ProvisoHTTP", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        .testTarget(
            name: "RequestTests",
            dependencies: [
                .product(name: "ProvisoHummingbird", package: "proviso"),
                .product(name: "ProvisoHTTP", package: "proviso"),
                .product(name: "ProvisoOpenAPI", package: "proviso"),
                .product(name: "ProvisoWeb", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ]),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .testTarget(
            name: "DatabaseTests",
            dependencies: [
                "CPostgreSQL",
                .product(name: "ProvisoGRDB", package: "proviso"),
                .product(name: "ProvisoDatabase", package: "proviso"),
                .product(name: "ProvisoExports", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: [
                .product(name: "ProvisoConfiguration", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "Configuration", package: "swift-configuration"),
            ]),
        .testTarget(
            name: "ArgumentsTests",
            dependencies: [
                .product(name: "ProvisoArguments", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "GuideTests",
            dependencies: [
                .product(name: "ProvisoArguments", package: "proviso"),
                .product(name: "ProvisoConfiguration", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
            ]),
    ]
)

// SwiftPM builds all tests of a package into one program. A script that needs some names them, separated by commas.
if let wanted = Context.environment["PROVISO_TEST_TARGETS"]?.split(separator: ",").map({ String($0) }) {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
