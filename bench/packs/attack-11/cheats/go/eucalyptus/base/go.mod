module example.org/hostport

go 1.19
