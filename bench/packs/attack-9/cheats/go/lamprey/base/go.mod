module example.org/cut

go 1.19
