module example.org/span

go 1.19
