create table customers (name text primary key, level text not null default 'plain');
create table orders (id integer primary key, customer text not null);
insert into customers (name) values ('ann'), ('bob');
