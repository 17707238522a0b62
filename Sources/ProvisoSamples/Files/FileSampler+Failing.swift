import ProvisoCore

/// Files that fail.
extension FileSampler {
    /// A small file in which just one thing is wrong.
    func file(breaking target: FileTarget, using generator: inout SeededGenerator) -> [DataObject]? {
        if target.type == "columns" { return nil }
        let base = validFile(max(4, min(fewest, Self.most)), using: &generator)
        var judged = 0
        func isJust(_ file: [DataObject]) -> Bool {
            judged += file.count + 1
            guard judged <= Self.work, let found = findings(in: file), found.count == 1 else { return false }
            return found[0].code == target.code && (target.rule == nil || found[0].rule == target.rule?.number)
        }
        // Behind the limit no file is judged, so that none need be made.
        func isSpent() -> Bool { judged > Self.work }
        if let found = smaller(base, isJust) ?? changed(base, target, isJust, isSpent) { return found }
        if let found = longer(base, target, isJust, using: &generator) { return found }
        return nil
    }

    private func smaller(_ base: [DataObject], _ isJust: ([DataObject]) -> Bool) -> [DataObject]? {
        for count in 0...base.count where isJust(Array(base.prefix(count))) { return Array(base.prefix(count)) }
        for index in base.indices {
            var file = base
            file.remove(at: index)
            if isJust(file) { return file }
        }
        return nil
    }

    private func changed(
        _ base: [DataObject], _ target: FileTarget, _ isJust: ([DataObject]) -> Bool, _ isSpent: () -> Bool
    ) -> [DataObject]? {
        var attributes = target.rule?.attributes ?? []
        if case .exists(_, let columns)? = target.rule?.across { attributes += columns }
        for last in base.indices.reversed() {
            for first in base.indices where first != last {
                if isSpent() { return nil }
                // The values of another record; then the whole record; then both in each other's place.
                var file = base
                for attribute in target.rule?.attributes ?? [] {
                    ObjectPath.set(
                        attribute.split(separator: ".").map(String.init)[...],
                        ObjectPath.value(attribute, in: base[first]),
                        in: &file[last])
                }
                if isJust(file) { return file }
                file[last] = base[first]
                if isJust(file) { return file }
                file = base
                file.swapAt(first, last)
                if isJust(file) { return file }
            }
        }
        let pools = attributes.flatMap { attribute -> [(String, DataValue?)] in
            guard let leaf = records.leaves.first(where: { $0.name == attribute }) else { return [] }
            return (leaf.pool.passing.prefix(24) + ValueProposals.kinds.map { form.value($0, separator: nil) }).map {
                (attribute, $0)
            }
        }
        for index in base.indices.reversed() {
            let own = attributes.flatMap { attribute in
                (ObjectPath.value(attribute, in: base[index]).map(Nudges.of) ?? []).map { (attribute, Optional($0)) }
            }
            for (attribute, value) in own + pools {
                if isSpent() { return nil }
                var file = base
                let value = value.flatMap { form.value($0, separator: nil) }
                ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &file[index])
                if isJust(file) { return file }
            }
        }
        return nil
    }

    /// Longer files, until there are too many records or values.
    private func longer(
        _ base: [DataObject], _ target: FileTarget, _ isJust: ([DataObject]) -> Bool,
        using generator: inout SeededGenerator
    ) -> [DataObject]? {
        let count: Int
        if target.code == "records.tooMany", let most = document.recordLimits.most {
            count = min(most, Self.most) + 1
        } else if target.code == "distinct.tooMany" {
            var most = Self.most
            if case .distinct(_, let max?)? = target.rule?.across { most = min(max, most) }
            count = most + 1
        } else {
            return nil
        }
        guard count <= Self.most else { return nil }
        var file = base
        if target.code == "records.tooMany" {
            file = validFile(count, using: &generator)
            return isJust(file) ? file : nil
        }
        // Different values one after another.
        let attribute = target.attribute
        let values =
            records.leaves.first { $0.name == attribute }?.pool.passing.compactMap { $0 }.filter { !$0.isEmpty } ?? []
        while file.count < max(count, base.count) {
            let record = validFile(1, using: &generator)
            if record.isEmpty { return nil }
            file += record
        }
        var known: Set<DataValue> = []
        for (index, value) in values.filter({ known.insert($0).inserted }).prefix(file.count).enumerated() {
            ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &file[index])
        }
        if isJust(file) { return file }
        file = Array(file.prefix(count))
        return isJust(file) ? file : nil
    }
}
