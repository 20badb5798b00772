create table article (
  id integer primary key,
  name text not null unique,
  minimum integer not null default 0 check (minimum >= 0),
  retired integer not null default 0
);
