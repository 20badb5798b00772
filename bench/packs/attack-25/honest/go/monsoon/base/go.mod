module example.org/granary

go 1.19
