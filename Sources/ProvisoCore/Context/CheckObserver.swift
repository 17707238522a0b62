/// What watches a check. The floors below the engine hand it on and know no more of it.
///
/// It belongs to one check at a time.
class CheckObserver: @unchecked Sendable {}
