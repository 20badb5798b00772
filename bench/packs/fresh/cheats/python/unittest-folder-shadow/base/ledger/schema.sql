create table if not exists entry (
  id integer primary key,
  account text not null,
  day text not null,
  text text not null,
  cents integer not null
);
