module example.org/csvx

go 1.19
