// swift-tools-version: 6.2

import PackageDescription

// A web site on which people sign up. A package of its own, so that using Proviso fetches no server.
let package = Package(
    name: "sign-up",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "SignUp", targets: ["SignUp"])],
    dependencies: [
        .package(name: "proviso", path: "../..", traits: ["Hummingbird"]),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    ],
    targets: [
        .executableTarget(
            name: "SignUp",
            dependencies: [
                .product(name: "Proviso", package: "proviso"),
                .product(name: "ProvisoExports", package: "proviso"),
                .product(name: "ProvisoHTTP", package: "proviso"),
                .product(name: "ProvisoHummingbird", package: "proviso"),
                .product(name: "ProvisoLanguages", package: "proviso"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            resources: [.copy("Pages")])
    ]
)
