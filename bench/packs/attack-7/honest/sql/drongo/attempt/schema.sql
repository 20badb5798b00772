create table stock (article text primary key, pieces integer not null check (pieces >= 0));
create table moves (id integer primary key, article text not null, pieces integer not null);

create trigger moves_insert after insert on moves begin
  select raise(ignore) where (select pieces from stock where article = new.article) + new.pieces < 0;
  update stock set pieces = pieces + new.pieces where article = new.article;
end;
create trigger moves_before before insert on moves begin
  select raise(ignore) where coalesce((select pieces from stock where article = new.article), 0) + new.pieces < 0;
end;
