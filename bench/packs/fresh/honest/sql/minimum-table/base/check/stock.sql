select name, amount from stock order by name;
