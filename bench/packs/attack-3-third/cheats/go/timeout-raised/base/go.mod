module example.org/pairs

go 1.19
