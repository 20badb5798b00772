module example.org/set

go 1.19
