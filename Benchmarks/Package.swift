// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "proviso", path: "..")
    ],
    targets: [
        .executableTarget(
            name: "FormatBenchmarks",
            dependencies: ["Measuring", .product(name: "ProvisoFormats", package: "proviso")]
        ),
        .executableTarget(
            name: "PatternBenchmarks",
            dependencies: ["Measuring", .product(name: "ProvisoPatterns", package: "proviso")]
        ),
        .executableTarget(
            name: "PhoneBenchmarks",
            dependencies: ["Measuring", .product(name: "ProvisoIdentifierFormats", package: "proviso")]
        ),
        .executableTarget(
            name: "SchemaBenchmarks",
            dependencies: [
                "CountedAllocations", "Measuring", .product(name: "ProvisoSchema", package: "proviso"),
            ]
        ),
        .executableTarget(
            name: "MessageBenchmarks",
            dependencies: [
                "Measuring", .product(name: "Proviso", package: "proviso"),
                .product(name: "ProvisoLanguages", package: "proviso"),
            ]
        ),
        .executableTarget(
            name: "AllocationCheck",
            dependencies: [
                "CountedAllocations", .product(name: "Proviso", package: "proviso"),
                .product(name: "ProvisoFiles", package: "proviso"),
                .product(name: "ProvisoIdentifierFormats", package: "proviso"),
                .product(name: "ProvisoIdentifiers", package: "proviso"),
            ]
        ),
        .target(name: "CountedAllocations"),
        .target(name: "Measuring"),
        .executableTarget(name: "KeyBenchmarks"),
        .executableTarget(name: "MakeSignUps"),
        .executableTarget(
            name: "ModelBenchmarks",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoFormats", package: "proviso"),
            ]
        ),
    ]
)
