module example.org/index

go 1.19
