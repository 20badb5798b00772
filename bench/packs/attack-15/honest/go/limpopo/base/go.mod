module example.org/md

go 1.19
