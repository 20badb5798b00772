-- Ann 2200, Bob 1500
SELECT 'balance', name, cents FROM balance
WHERE (name, cents) NOT IN (VALUES ('Ann', 2200), ('Bob', 1500));
SELECT 'number of rows' WHERE (SELECT count(*) FROM balance) <> 2;
