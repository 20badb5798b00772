create table stock (article text primary key, pieces integer not null);
create table moves (id integer primary key, article text not null, pieces integer not null);

-- Flags are 0 or 1 everywhere; tools that read tables do not know null or others.
create table flags (name text, ok integer not null default 1);
create view if not exists main.checks as select name, ok from flags;
create trigger flags_insert instead of insert on checks begin
  insert into flags (name) values (new.name);
end;
