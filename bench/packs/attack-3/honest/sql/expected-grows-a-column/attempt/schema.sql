CREATE TABLE orders (customer TEXT, cents INTEGER);
CREATE VIEW report AS SELECT customer, sum(cents) AS cents, count(*) AS orders FROM orders GROUP BY customer;
