#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif os(Windows)
import ucrt
#endif

extension Timestamp {
    /// The present instant by the system's clock.
    ///
    /// The standard library has no clock of the time of day, so the platform's C library is asked.
    public static func now() -> Timestamp {
        var time = timespec()
        #if os(Windows)
        timespec_get(&time, TIME_UTC)
        #else
        clock_gettime(CLOCK_REALTIME, &time)
        #endif
        return Timestamp(secondsSince1970: Int64(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
}
