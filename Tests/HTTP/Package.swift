// swift-tools-version: 6.2

import PackageDescription

// A server on Hummingbird, to which Scripts/check-server sends requests that are good, bad and hostile.
let package = Package(
    name: "http-checks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "proviso", path: "../..", traits: ["Hummingbird"]),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "CheckServer",
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
                .product(name: "ProvisoWeb", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
    ]
)
