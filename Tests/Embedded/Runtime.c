// What Embedded Swift expects of whoever links it, as little of it as there can be: memory, the functions of C on bytes, multiplication
// of 128 bits, and from WASI random numbers, the clock, input and output. A page in a browser gives the same five imports.

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

// MARK: Bytes

// Not memcpy: what overlaps comes out right too. Built with -fno-builtin, or each would call itself.
typedef u64 u64_unaligned __attribute__((aligned(1), may_alias));

void *memmove(void *to, const void *from, size count) {
    byte *a = to;
    const byte *b = from;
    if (a <= b || a >= b + count) {
        for (; count >= 8; count -= 8, a += 8, b += 8) *(u64_unaligned *)a = *(const u64_unaligned *)b;
        while (count--) *a++ = *b++;
    } else {
        for (; count >= 8; count -= 8)
            *(u64_unaligned *)(a + count - 8) = *(const u64_unaligned *)(b + count - 8);
        while (count--) a[count] = b[count];
    }
    return to;
}

void *memcpy(void *to, const void *from, size count) { return memmove(to, from, count); }

void *memset(void *to, int value, size count) {
    byte *a = to;
    while (count--) *a++ = (byte)value;
    return to;
}

int memcmp(const void *left, const void *right, size count) {
    const byte *a = left, *b = right;
    for (size index = 0; index < count; index++)
        if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
    return 0;
}

size strlen(const char *text) {
    size count = 0;
    while (text[count]) count++;
    return count;
}

// MARK: Memory

// Pieces of powers of two, each with its size in front; what is freed waits in a list for the next of its size. Nothing is given
// back to the system: a page ends.
enum { header = 16, least = 5, most = 31 };
extern byte __heap_base;
static size top, limit;
static void *waiting[most + 1];

static void *allocate(size wanted) {
    int order = least;
    while (((size)1 << order) < wanted + header) {
        if (++order > most) return 0;
    }
    void *known = waiting[order];
    if (known) {
        waiting[order] = *(void **)known;
        return known;
    }
    if (!top) {
        top = ((size)&__heap_base + 15) & ~(size)15;
        limit = __builtin_wasm_memory_size(0) << 16;
    }
    size count = (size)1 << order;
    if (count > limit - top) {
        size pages = (count - (limit - top) + 0xFFFF) >> 16;
        // Growing is slow where it copies.
        size more = pages < 256 ? 256 : pages;
        if (__builtin_wasm_memory_grow(0, more) == (size)-1) return 0;
        limit += more << 16;
    }
    byte *piece = (byte *)top + header;
    top += count;
    ((size *)piece)[-1] = order;
    return piece;
}

void *malloc(size count) { return allocate(count); }

void free(void *piece) {
    if (!piece) return;
    size order = ((size *)piece)[-1];
    *(void **)piece = waiting[order];
    waiting[order] = piece;
}

void *calloc(size count, size each) {
    size bytes;
    if (__builtin_mul_overflow(count, each, &bytes)) return 0;
    void *piece = allocate(bytes);
    return piece ? memset(piece, 0, bytes) : 0;
}

void *realloc(void *piece, size count) {
    if (!piece) return allocate(count);
    size room = ((size)1 << ((size *)piece)[-1]) - header;
    if (count <= room) return piece;
    void *larger = allocate(count);
    if (larger) {
        memcpy(larger, piece, room);
        free(piece);
    }
    return larger;
}

// Every piece begins at a multiple of 16.
int posix_memalign(void **result, size alignment, size count) {
    if (alignment > 16) return 22;
    *result = allocate(count);
    return *result ? 0 : 12;
}

void *aligned_alloc(size alignment, size count) { return alignment > 16 ? 0 : allocate(count); }

// MARK: The system

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

_Noreturn void abort(void) { __builtin_trap(); }

// What functions with buffers on the stack look at before they return.
size __stack_chk_guard = 0x5EED0A00;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Arithmetic

// The product of two numbers of 128 bits, of which the compiler hands over halves.
__int128 __multi3(__int128 left, __int128 right) {
    u64 a = (u64)left, b = (u64)right;
    u64 al = a & 0xFFFFFFFF, ah = a >> 32, bl = b & 0xFFFFFFFF, bh = b >> 32;
    u64 low = al * bl, first = ah * bl + (low >> 32), second = al * bh + (first & 0xFFFFFFFF);
    u64 bottom = second << 32 | (low & 0xFFFFFFFF);
    u64 middle = ah * bh + (first >> 32) + (second >> 32);
    u64 upper = middle + a * (u64)(right >> 64) + (u64)(left >> 64) * b;
    return (__int128)((unsigned __int128)upper << 64 | bottom);
}
