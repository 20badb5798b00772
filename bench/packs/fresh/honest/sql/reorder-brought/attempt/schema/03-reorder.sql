create view reorder as
  select article.id, article.name, article.minimum - stock.amount as missing
  from article join stock using (id)
  where not article.retired and stock.amount < article.minimum
  order by missing desc;
