insert into customers (name) values ('ann'), ('bob');
