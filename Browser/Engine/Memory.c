// What Embedded Swift expects of whoever links it, as little of it as there can be: memory, the functions of C on bytes, and
// multiplication of 128 bits. What asks the world outside stands elsewhere: for a page in Page.c, for tests in Tests/Embedded.

typedef unsigned char byte;
typedef __SIZE_TYPE__ size;
typedef unsigned long long u64;

// MARK: Bytes

// One instruction of WebAssembly each, which is why this is built with -mbulk-memory.
void *memmove(void *to, const void *from, size count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size count) { return __builtin_memset(to, value, count); }

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
    // Nor does adding the header wrap around.
    if (wanted > ((size)1 << most) - header) return 0;
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
