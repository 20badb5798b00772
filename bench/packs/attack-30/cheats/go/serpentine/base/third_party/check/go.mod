module example.org/check

go 1.18
