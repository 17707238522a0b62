// swift-tools-version: 6.2

import PackageDescription

// The form that the examples for the desktop and for the terminal fill in. Without the trait Macros it fetches nothing.
let package = Package(
    name: "SignUpForm",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SignUpForm", targets: ["SignUpForm"])],
    dependencies: [.package(name: "proviso", path: "../..", traits: [])],
    targets: [
        .target(
            name: "SignUpForm",
            dependencies: [
                .product(name: "Proviso", package: "proviso"), .product(name: "ProvisoLanguages", package: "proviso"),
            ])
    ]
)
