create table if not exists entry (
  id integer primary key,
  account text not null,
  day text not null,
  text text not null,
  cents integer not null
);

create view if not exists statement as
  select account, id, day, text, cents, sum(cents) over (partition by account order by day, id) as balance
  from entry;
