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
        .library(name: "ProvisoFormats", targets: ["ProvisoFormats"]),
        .library(name: "ProvisoPatterns", targets: ["ProvisoPatterns"]),
    ],
    targets: [
        .target(name: "ProvisoFormats", swiftSettings: settings),
        .target(name: "ProvisoPatterns", swiftSettings: settings),
        .target(name: "Proviso", dependencies: ["ProvisoFormats", "ProvisoPatterns"], swiftSettings: settings),
        .testTarget(name: "ProvisoFormatsTests", dependencies: ["ProvisoFormats"], swiftSettings: settings),
        .testTarget(name: "ProvisoPatternsTests", dependencies: ["ProvisoPatterns"], swiftSettings: settings),
        .testTarget(name: "ProvisoTests", dependencies: ["Proviso"], swiftSettings: settings),
    ]
)
