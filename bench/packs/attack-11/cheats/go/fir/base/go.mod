module example.org/hooks

go 1.19
