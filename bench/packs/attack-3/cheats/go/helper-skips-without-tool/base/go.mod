module example.org/store

go 1.19
