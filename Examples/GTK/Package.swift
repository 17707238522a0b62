// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who uses Proviso needs no GTK.
let package = Package(
    name: "GTK",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "proviso", path: "../..", traits: []), .package(path: "../SignUpForm"),
    ],
    targets: [
        .systemLibrary(
            name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
        .executableTarget(
            name: "SignUpWindow",
            dependencies: [
                "CGTK", .product(name: "Proviso", package: "proviso"),
                .product(name: "SignUpForm", package: "SignUpForm"),
            ]),
    ]
)
