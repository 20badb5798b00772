module example.org/csvline

go 1.19
