module example.com/is

go 1.19
