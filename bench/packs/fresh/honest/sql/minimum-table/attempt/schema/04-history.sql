create table minimum_history (
  article integer not null references article (id),
  old integer not null,
  new integer not null
);

create trigger minimum_changed after update of minimum on article
when old.minimum <> new.minimum
begin
  insert into minimum_history values (old.id, old.minimum, new.minimum);
end;
