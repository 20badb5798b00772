module example.org/table

go 1.19
