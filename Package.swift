// swift-tools-version: 6.2

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
        .library(name: "ProvisoLanguages", targets: ["ProvisoLanguages"]),
        .library(name: "ProvisoYAML", targets: ["ProvisoYAML"]),
        .library(name: "ProvisoFiles", targets: ["ProvisoFiles"]),
        .library(name: "ProvisoFormats", targets: ["ProvisoFormats"]),
        .library(name: "ProvisoPatterns", targets: ["ProvisoPatterns"]),
        .executable(name: "proviso", targets: ["ProvisoCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(name: "ProvisoFormats", swiftSettings: settings),
        .target(name: "ProvisoPatterns", swiftSettings: settings),
        .target(name: "Proviso", dependencies: ["ProvisoFormats", "ProvisoPatterns"], swiftSettings: settings),
        .target(name: "ProvisoLanguages", dependencies: ["Proviso"], swiftSettings: settings),
        .target(name: "ProvisoFiles", dependencies: ["Proviso"], swiftSettings: settings),
        .target(
            name: "ProvisoYAML", dependencies: ["Proviso", .product(name: "Yams", package: "Yams")],
            swiftSettings: settings),
        .executableTarget(
            name: "ProvisoCommand",
            dependencies: [
                "Proviso", "ProvisoFiles", "ProvisoYAML",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .testTarget(name: "ProvisoFormatsTests", dependencies: ["ProvisoFormats"], swiftSettings: settings),
        .testTarget(name: "ProvisoPatternsTests", dependencies: ["ProvisoPatterns"], swiftSettings: settings),
        .testTarget(name: "ProvisoTests", dependencies: ["Proviso"], swiftSettings: settings),
        .testTarget(
            name: "ProvisoLanguagesTests", dependencies: ["Proviso", "ProvisoLanguages"], swiftSettings: settings),
        .testTarget(name: "ProvisoYAMLTests", dependencies: ["Proviso", "ProvisoYAML"], swiftSettings: settings),
        .testTarget(name: "ProvisoFilesTests", dependencies: ["Proviso", "ProvisoFiles"], swiftSettings: settings),
    ]
)
