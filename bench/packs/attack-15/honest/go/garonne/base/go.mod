module example.org/kv

go 1.19
