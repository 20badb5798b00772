module example.org/parking

go 1.19
