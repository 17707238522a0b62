#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Darwin
#endif

/// A library of the system that is loaded when it is first needed, so that neither a build nor a run that does without it has to
/// have it. It stays loaded.
struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Loads the first library that there is under one of these names.
    init?(_ names: [String]) {
        for name in names {
            guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
            self.handle = handle
            return
        }
        return nil
    }

    /// A function of it, as the type that its header declares.
    func function<Function>(_ name: String, as _: Function.Type) -> Function? {
        guard MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size else { return nil }
        return dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
}
