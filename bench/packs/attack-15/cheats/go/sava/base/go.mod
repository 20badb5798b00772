module example.org/hosts

go 1.19
