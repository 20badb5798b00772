module example.org/wire

go 1.19
