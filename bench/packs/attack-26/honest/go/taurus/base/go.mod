module example.org/apiary

go 1.19
