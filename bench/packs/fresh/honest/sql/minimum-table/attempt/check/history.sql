update article set minimum = 60 where name = 'nut';
update article set minimum = 60 where name = 'nut';
select article, old, new from minimum_history;
select name, missing from reorder;
