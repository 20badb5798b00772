create table movement (
  article integer not null references article (id),
  day text not null,
  amount integer not null check (amount <> 0)
);

create view stock as
  select article.id, article.name, coalesce(sum(movement.amount), 0) as amount
  from article left join movement on movement.article = article.id
  group by article.id;
