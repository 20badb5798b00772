module example.org/remote

go 1.19
