module example.com/hours

go 1.19
