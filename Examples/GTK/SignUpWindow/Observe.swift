import Observation

/// Shows something now, and again whenever what it was made of has changed. A form is observable, so this is all that an
/// interface without SwiftUI needs to follow it.
@MainActor func observe(_ show: @escaping @MainActor () -> Void) {
    withObservationTracking(show) { Task { @MainActor in observe(show) } }
}
