#if Command
import ArgumentParser
import ProvisoFiles

/// Which options go with each other.
extension CheckCommand {
    func validate() throws {
        try validateSources()
        if let maxViolations, maxViolations < 1 { throw ValidationError("--max-violations must be 1 or more.") }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
        if let write,
            write.bytes.suffix(3) == Array(".gz".utf8)[...] || write.bytes.suffix(4) == Array(".zst".utf8)[...]
        {
            throw ValidationError("--write does not compress; give a name without .gz or .zst.")
        }
        if onlyValid, write == nil { throw ValidationError("--only-valid goes with --write FILE.") }
        if write?.bytes.isEmpty ?? false { throw ValidationError("--write needs the name of a file.") }
        if write == "-" { throw ValidationError("--write takes a file, not standard output.") }
        for (option, path) in [
            ("--rejects", rejects), ("--baseline", baseline), ("--write-baseline", writeBaseline), ("--report", report),
        ] {
            if path?.bytes.isEmpty ?? false { throw ValidationError("\(option) needs the name of a file.") }
            if path == "-" { throw ValidationError("\(option) takes a file, not standard input or output.") }
        }
        if summary?.bytes.isEmpty ?? false { throw ValidationError("--summary needs the name of a file, or -.") }
        if ignoreFileNames, baseline == nil, writeBaseline == nil {
            throw ValidationError("--ignore-file-names goes with --baseline or --write-baseline.")
        }
        if key != nil, keyAttributes.isEmpty || keyAttributes.contains("") {
            throw ValidationError("--key takes names of attributes, such as id or id,country.")
        }
        let inputs = (files.isEmpty ? ["-"] : files) + [rules ?? schema ?? openapi].compactMap(\.self)
        if inputs.count(where: { $0 == "-" }) > 1 { throw ValidationError("Standard input can be read only once.") }
    }
}
#endif
