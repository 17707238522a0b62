// swift-tools-version: 6.2

import PackageDescription

// Tests of the products for swift-configuration and swift-argument-parser. Scripts/check-products runs them.
let package = Package(
    name: "product-tests",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "proviso", path: "../..", traits: ["Configuration", "Arguments"]),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
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
