create table if not exists entry (
  id integer primary key,
  account text not null,
  day text not null,
  text text not null,
  cents integer not null
);

create table if not exists category (
  account text primary key,
  name text not null
);

create index if not exists category_name on category (name);
