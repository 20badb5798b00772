module example.org/blocks

go 1.19
