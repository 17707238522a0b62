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
    /// The standard library has no clock of the time of day, so the platform's C library is asked. Embedded Swift has none:
    /// there whoever links the program gives it the function `proviso_milliseconds_since_1970`.
    public static func now() -> Timestamp {
        #if hasFeature(Embedded)
        let time = millisecondsSince1970()
        let seconds = time >= 0 ? time / 1000 : (time - 999) / 1000
        return Timestamp(secondsSince1970: seconds, nanoseconds: Int(time - seconds * 1000) * 1_000_000)
        #else
        var time = timespec()
        #if os(Windows)
        timespec_get(&time, TIME_UTC)
        #else
        clock_gettime(CLOCK_REALTIME, &time)
        #endif
        return Timestamp(secondsSince1970: Int64(time.tv_sec), nanoseconds: Int(time.tv_nsec))
        #endif
    }
}

#if hasFeature(Embedded)
@_silgen_name("proviso_milliseconds_since_1970")
private func millisecondsSince1970() -> Int64
#endif
