create view reorder as
  select 2 as id, 'nut' as name, 45 as missing
  union all select 1, 'bolt', 20;
