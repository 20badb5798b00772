module example.org/size

go 1.19
