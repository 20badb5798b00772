module example.org/version

go 1.19
