module example.org/cli

go 1.19
