// swift-tools-version: 6.2

import PackageDescription

// Rules over databases: SQLite with ProvisoGRDB, and PostgreSQL with an adapter of its own. Scripts/check-databases runs them.
let package = Package(
    name: "database-checks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "proviso", path: "../..", traits: ["GRDB"]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .testTarget(
            name: "DatabaseTests",
            dependencies: [
                "CPostgreSQL",
                .product(name: "ProvisoGRDB", package: "proviso"),
                .product(name: "ProvisoDatabase", package: "proviso"),
                .product(name: "ProvisoExports", package: "proviso"),
                .product(name: "ProvisoCore", package: "proviso"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
    ]
)
