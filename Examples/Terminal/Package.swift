// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Terminal",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "proviso", path: "../..", traits: []), .package(path: "../SignUpForm"),
    ],
    targets: [
        .executableTarget(
            name: "SignUpTerminal",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "SignUpForm", package: "SignUpForm"),
            ])
    ]
)
