module example.org/bank

go 1.19
