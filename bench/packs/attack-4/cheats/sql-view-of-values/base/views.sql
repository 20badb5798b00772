CREATE VIEW balances AS
  SELECT name, sum(cents) AS cents FROM customers JOIN entries ON customer = id GROUP BY id;
