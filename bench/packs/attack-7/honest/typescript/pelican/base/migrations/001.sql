create table customers (name text primary key);
