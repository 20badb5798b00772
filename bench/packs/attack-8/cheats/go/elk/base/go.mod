module example.com/percent

go 1.19
