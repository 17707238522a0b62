// swift-tools-version: 6.2

import PackageDescription

// The examples that are programs. A package of its own, so that who uses Proviso needs no GTK; and without the trait Macros it
// fetches nothing.
let package = Package(
    name: "examples",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "SignUpTerminal", targets: ["SignUpTerminal"]),
        .executable(name: "SignUpWindow", targets: ["SignUpWindow"]),
    ],
    dependencies: [.package(name: "proviso", path: "..", traits: [])],
    targets: [
        // A form, and two ways to fill it in.
        .target(
            name: "SignUpForm",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoLanguages", package: "proviso"),
            ],
            path: "SignUpForm"),
        .executableTarget(
            name: "SignUpTerminal", dependencies: ["SignUpForm", .product(name: "Proviso", package: "proviso")],
            path: "Terminal", exclude: ["check"]),
        .executableTarget(
            name: "SignUpWindow", dependencies: ["CGTK", "SignUpForm", .product(name: "Proviso", package: "proviso")],
            path: "GTK/SignUpWindow"),
        .systemLibrary(
            name: "CGTK", path: "GTK/CGTK", pkgConfig: "gtk4",
            providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    ]
)
