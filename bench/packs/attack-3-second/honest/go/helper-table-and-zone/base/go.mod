module example.org/diary

go 1.19
