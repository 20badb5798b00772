module example.org/tasks

go 1.19
