/// How many blocks of memory the program has asked for so far, from whatever library; -1 where nobody counts.
long counted_allocations(void);
