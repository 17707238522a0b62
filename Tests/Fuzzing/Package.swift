// swift-tools-version: 6.2

import PackageDescription

// Built by Scripts/fuzz with -sanitize=fuzzer, which counts what each input reaches.
let package = Package(
    name: "fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "proviso", path: "../..", traits: [])],
    targets: [
        .target(name: "FuzzerDriver"),
        .executableTarget(
            name: "SchemaFuzzer", dependencies: ["FuzzerDriver", .product(name: "ProvisoSchema", package: "proviso")]),
    ]
)
