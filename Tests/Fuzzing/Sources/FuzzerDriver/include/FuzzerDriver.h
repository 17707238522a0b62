#include <stddef.h>
#include <stdint.h>

// The driver of libFuzzer, which the linker brings with -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *_Nonnull count, char *_Nullable *_Nonnull *_Nonnull arguments,
                        int (*_Nonnull judge)(const uint8_t *_Nonnull start, size_t count));
