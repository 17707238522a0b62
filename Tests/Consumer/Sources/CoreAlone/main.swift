import ProvisoCore

// Values alone: Scripts/check-consumer looks that this program can open no socket.
print("ada@example.org".validate(.email).isValid, 17.validate(.range(18...)).isValid)
