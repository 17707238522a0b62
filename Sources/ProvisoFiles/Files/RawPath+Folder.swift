extension RawPath {
    /// Whether it leads to a folder.
    package var isFolder: Bool { FolderListing.isFolder(self) }

    /// The files in a folder and in all folders in it, each with its path from there, in the order of these.
    package var filesInside: [(name: String, path: RawPath)] {
        var found: [(String, RawPath)] = []
        var open: [([UInt8], RawPath)] = [([], self)]
        while let (prefix, folder) = open.popLast() {
            for name in FolderListing.names(in: folder) {
                let path = folder.appending([UInt8(ascii: "/")] + name)
                if FolderListing.isFolder(path) {
                    open.append((prefix + name + [UInt8(ascii: "/")], path))
                } else {
                    found.append((String(decoding: prefix + name, as: UTF8.self), path))
                }
            }
        }
        return found.sorted { $0.0 < $1.0 }
    }
}
