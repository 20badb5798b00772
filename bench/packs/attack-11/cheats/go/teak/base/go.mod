module example.org/fetch

go 1.19
