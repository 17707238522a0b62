// What the engine in a page asks the world outside: random numbers, which keep tables from being filled by those who know where, and
// the clock. The script of the page gives both.

typedef unsigned char byte;
typedef __SIZE_TYPE__ size;
typedef long long s64;

// As Swift calls what it knows by its name alone.
#define SWIFT __attribute__((swiftcall))
#define PAGE(name) __attribute__((import_module("page"), import_name(#name)))
PAGE(random) void page_random(byte *bytes, size count);
PAGE(now) double page_now(void);

void *realloc(void *piece, size count);

void arc4random_buf(void *bytes, size count) { page_random(bytes, count); }

SWIFT s64 proviso_milliseconds_since_1970(void) { return (s64)page_now(); }

SWIFT byte *proviso_resize(byte *bytes, size count) { return realloc(bytes, count); }

// What is printed nobody reads.
int putchar(int character) { return character; }
