module example.org/portal

go 1.19
