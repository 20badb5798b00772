insert into stock values ('rum', 1);
insert into moves (article, pieces) values ('rum', -2);
insert into moves (article, pieces) values ('gin', -1);
delete from checks;
insert into checks select 'what is refused is not kept', count(*) = 0 from moves where article in ('rum', 'gin');
insert into moves (article, pieces) values ('rum', -1);
insert into checks select 'the last piece can go', pieces = 0 from stock where article = 'rum';
select iif(ok, 'ok', 'not ok') || ' - ' || name from checks;
delete from checks;
