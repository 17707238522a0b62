// What tests in Embedded Swift ask the world outside, by WASI: random numbers, the clock, input and output. The memory is that of
// Browser/Engine.

typedef unsigned char byte;
typedef __SIZE_TYPE__ size;
typedef unsigned long long u64;
typedef long long s64;

// As Swift calls what it knows by its name alone.
#define SWIFT __attribute__((swiftcall))
#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))
typedef struct { byte *start; size count; } piece;
WASI(fd_read) int wasi_read(int file, const piece *pieces, size count, size *done);
WASI(fd_write) int wasi_write(int file, const piece *pieces, size count, size *done);
WASI(random_get) int wasi_random(byte *bytes, size count);
WASI(clock_time_get) int wasi_clock(int clock, u64 precision, u64 *time);
WASI(proc_exit) _Noreturn void wasi_exit(int code);

void proviso_answer_all(void);

__attribute__((export_name("_start"))) void start(void) { proviso_answer_all(); }

void arc4random_buf(void *bytes, size count) {
    if (wasi_random(bytes, count)) wasi_exit(1);
}

SWIFT s64 proviso_milliseconds_since_1970(void) {
    u64 time = 0;
    if (wasi_clock(0, 1000000, &time)) wasi_exit(1);
    return (s64)(time / 1000000);
}

SWIFT size proviso_read(byte *bytes, size count) {
    piece whole = {bytes, count};
    size done = 0;
    return wasi_read(0, &whole, 1, &done) ? 0 : done;
}

SWIFT void proviso_write(const byte *bytes, size count) {
    while (count) {
        piece whole = {(byte *)bytes, count};
        size done = 0;
        if (wasi_write(1, &whole, 1, &done) || !done) wasi_exit(1);
        bytes += done;
        count -= done;
    }
}

int putchar(int character) {
    byte one = (byte)character;
    proviso_write(&one, 1);
    return character;
}
