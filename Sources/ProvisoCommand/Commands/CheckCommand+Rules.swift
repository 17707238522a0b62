#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// A check against a rule document.
extension CheckCommand {
    /// Checks the files against the rule document.
    func checkByRules() async throws {
        guard let rules else { return }
        let use = FileUseLog()
        let document = try RuleDocumentFile.load(rules, noting: use)
        if !quiet {
            for warning in document.warnings { Console.error(RuleDocumentFile.line(rules, "warning", warning)) }
        }
        var check = FileCheck(document)
        check.registry = .command
        check.scenario = Scenario(rawValue: scenario)
        check.format = format
        check.output = output.violations ?? .text
        check.style = Console.style(of: Console.standardOutput)
        check.width = Console.width(of: Console.standardOutput)
        check.catalog = makeCatalog()
        check.catalog.tellsReasons = reasons
        check.showsValues = showValues
        check.maxViolations = maxViolations ?? .max
        check.failFast = failFast
        check.jobs = min(jobs ?? Machine.cores, 256)
        check.records = reading.pointer
        check.assumedName = file
        check.writePath = write
        check.expandsPatterns = true
        check.writesOnlyValid = onlyValid
        check.showsPositions = positions
        check.countsKinds = summary != nil
        check.takesSamples = report != nil
        check.gathersProfiles = report != nil
        check.gathersCoverage = coverage
        check.rejectsPath = rejects
        check.baselinePath = baseline
        check.baselineToWrite = writeBaseline
        check.key = keyAttributes
        check.baselineIgnoresNames = ignoreFileNames
        if let report { use.writes(report, as: .report) }
        if let summary, summary != "-" { use.writes(summary, as: .summary) }
        check.otherFiles = use.files
        do throws(FileError) {
            try check.refuseOverwriting(files)
        } catch {
            throw CommandFailure(error.description)
        }
        let target = try summary.map { try SummaryTarget($0) }
        let page = try report.map { try ReportTarget($0) }
        let bar = ProgressBar(isShown: !quiet && progress.isShown)
        if bar.isShown { check.progress = { bar.update(bytes: $0, size: $1, records: $2) } }
        check.failed = { failure in
            bar.clear()
            Console.error(CommandFailure(failure.description).lines[0])
        }
        let clock = ContinuousClock()
        let start = clock.now
        let result: CheckSummary
        do {
            check.dialect = try reading.dialect
            check.encoding = try reading.textEncoding
            result = try await check.run(files) { bytes in
                bar.clear()
                try Console.print(bytes)
            }
        } catch {
            bar.clear()
            throw CommandFailure.telling(error)
        }
        bar.clear()
        // Of one file that failed there is nothing more to say.
        if !quiet, result.failures.isEmpty || result.files.count > 1 { report(result, clock.now - start) }
        if coverage, output != .json { reportCoverage(result) }
        try target?.write(result)
        try page?.write(makeReport(of: result, check))
        if !result.failures.isEmpty { throw ExitCode(2) }
        // An error beyond the limit was not reported, but it was found.
        if result.errors > 0 || result.invalidRecords > 0 { throw ExitCode(1) }
        if strict, result.hasWarnings || !document.warnings.isEmpty { throw ExitCode(1) }
    }
}
#endif
