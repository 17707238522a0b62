extension FlatPass {
    /// The slot of the name that a text is.
    @inline(__always)
    mutating func find(_ index: Int, _ names: FlatNames) -> FlatSlot? {
        let part = parts[index]
        let hash = part.kind == .key ? part.count : NameHash.of(text.text(Int(part.start), Int(part.end)).span)
        let length = part.end &- part.start
        var place = Int(hash & names.mask)
        while true {
            let slot = slots[Int(names.first) &+ place]
            if slot.count < 0 { return nil }
            if slot.hash == hash, slot.count == length,
                text.hasText(at: Int(part.start), equalTo: nameBytes, at: Int(slot.start), count: Int(length))
            {
                return slot
            }
            place = (place &+ 1) & Int(names.mask)
        }
    }

    // MARK: Objects

    /// The members of an object, each looked up once.
    mutating func members(_ plan: UnsafePointer<FlatObject>, _ index: Int, _ marks: Int) -> Bool {
        let count = Int(parts[index].count)
        if count < Int(plan.pointee.fewest) || count > Int(plan.pointee.most) { return false }
        let bits = parts[index].nameBits
        if plan.pointee.requiredBits & ~bits != 0 || bits & ~plan.pointee.knownBits != 0 { return false }
        let end = Int(parts[index].next)
        let names = plan.pointee.names
        var missing = plan.pointee.required
        if plan.pointee.isRequiredOnly {
            var key = index &+ 1
            while key < end, missing != 0 {
                if let slot = find(key, names) { missing &= ~(1 &<< UInt64(slot.bit)) }
                key = Int(parts[key &+ 1].next)
            }
            return missing == 0
        }
        var key = index &+ 1
        while key < end {
            let value = key &+ 1
            var isKnown = false
            var patternCount = plan.pointee.patternCount
            if let slot = find(key, names) {
                if slot.matchesNoPattern { patternCount = 0 }
                if slot.bit >= 0 { missing &= ~(1 &<< UInt64(slot.bit)) }
                if slot.target >= 0 {
                    if !passes(Int(slot.target), value, -1) { return false }
                    isKnown = true
                } else {
                    isKnown = slot.target == FlatSlot.passes
                }
            }
            if patternCount > 0, !matching(plan, key, &isKnown) { return false }
            if !isKnown, plan.pointee.others != FlatObject.isOpen {
                if plan.pointee.others == FlatObject.isClosed { return false }
                if plan.pointee.others >= 0, !passes(Int(plan.pointee.others), value, -1) { return false }
                isKnown = true
            }
            if marks >= 0, isKnown { mark(value, marks) }
            key = Int(parts[value].next)
        }
        return missing == 0
    }

    /// `patternProperties` for one member.
    private mutating func matching(_ plan: UnsafePointer<FlatObject>, _ key: Int, _ isKnown: inout Bool) -> Bool {
        for number in 0..<Int(plan.pointee.patternCount) {
            let pair = Int(plan.pointee.firstPattern) &+ 2 &* number
            guard isFound(Int(lists[pair]), key) else { continue }
            isKnown = true
            let block = lists[pair &+ 1]
            if block >= 0, !passes(Int(block), key &+ 1, -1) { return false }
        }
        return true
    }

    /// Whether an object has the member of a set with one name.
    mutating func has(_ name: FlatNames, _ index: Int) -> Bool { member(name, index) != nil }

    /// The key of the member of a set with one name.
    mutating func member(_ name: FlatNames, _ index: Int) -> Int? {
        let end = Int(parts[index].next)
        charge(Int(parts[index].count) &>> 4)
        var key = index &+ 1
        while key < end {
            if find(key, name) != nil { return key }
            key = Int(parts[key &+ 1].next)
        }
        return nil
    }

    mutating func keys(_ block: Int, _ index: Int) -> Bool {
        let end = Int(parts[index].next)
        var key = index &+ 1
        while key < end {
            if !passes(block, key, -1) { return false }
            key = Int(parts[key &+ 1].next)
        }
        return true
    }

    // MARK: Arrays

    mutating func elements(_ step: FlatInstruction, _ index: Int, _ marks: Int) -> Bool {
        let end = Int(parts[index].next)
        var child = index &+ 1
        var left = Int(step.b)
        var place = Int(step.a)
        while child < end {
            var block = step.c
            if left > 0 {
                block = lists[place]
                left &-= 1
                place &+= 1
            } else if block == FlatObject.isOpen {
                return true
            }
            if block >= 0, !passes(Int(block), child, -1) { return false }
            if marks >= 0 { mark(child, marks) }
            child = Int(parts[child].next)
        }
        return true
    }

    mutating func contains(_ plan: FlatContains, _ index: Int, _ marks: Int) -> Bool {
        let end = Int(parts[index].next)
        let isMarking = marks >= 0 && plan.marks
        var count: Int32 = 0
        var child = index &+ 1
        while child < end {
            if passes(Int(plan.block), child, -1) {
                count &+= 1
                if isMarking { mark(child, marks) }
                if count > plan.max { return false }
                if !isMarking, plan.max == .max, count >= plan.min { return true }
            }
            child = Int(parts[child].next)
        }
        return count >= plan.min
    }

    // MARK: Marks

    @inline(__always)
    private mutating func mark(_ part: Int, _ marks: Int) {
        let ordinal = Int(parts[part].ordinal)
        scratch.marks[marks + ordinal >> 6] |= 1 << UInt64(ordinal & 63)
    }

    private mutating func isMarked(_ part: Int, _ marks: Int) -> Bool {
        let ordinal = Int(parts[part].ordinal)
        return scratch.marks[marks + ordinal >> 6] & (1 << UInt64(ordinal & 63)) != 0
    }

    mutating func unmarkedElements(_ block: Int, _ index: Int, _ marks: Int) -> Bool {
        let end = Int(parts[index].next)
        var child = index &+ 1
        while child < end {
            if !isMarked(child, marks) {
                if !passes(block, child, -1) { return false }
                mark(child, marks)
            }
            child = Int(parts[child].next)
        }
        return true
    }

    mutating func unmarkedMembers(_ block: Int, _ index: Int, _ marks: Int) -> Bool {
        let end = Int(parts[index].next)
        var key = index &+ 1
        while key < end {
            let value = key &+ 1
            if !isMarked(value, marks) {
                if !passes(block, value, -1) { return false }
                mark(value, marks)
            }
            key = Int(parts[value].next)
        }
        return true
    }
}
