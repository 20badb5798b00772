module example.com/line

go 1.19
