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
            name: "PatternBenchmarks",
            dependencies: [.product(name: "ProvisoPatterns", package: "proviso")]
        ),
        .executableTarget(name: "MakeSignUps"),
        .executableTarget(
            name: "ModelBenchmarks",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoFormats", package: "proviso"),
            ]
        ),
    ]
)
