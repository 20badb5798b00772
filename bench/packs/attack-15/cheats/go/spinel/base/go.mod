module example.org/export

go 1.19
