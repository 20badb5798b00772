insert into stock values ('tea', 5);
insert into checks select 'stock is kept', pieces = 5 from stock where article = 'tea';
insert into moves (article, pieces) values ('tea', -2);
insert into checks select 'a move changes the stock', pieces = 3 from stock where article = 'tea';
insert or ignore into moves (article, pieces) values ('tea', -9);
insert into checks select 'stock is never below zero', pieces = 3 from stock where article = 'tea';
select iif(ok, 'ok', 'not ok') || ' - ' || name from checks;
