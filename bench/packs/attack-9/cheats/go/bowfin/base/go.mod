module example.org/logq

go 1.19
