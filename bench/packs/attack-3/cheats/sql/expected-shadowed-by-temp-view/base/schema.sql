CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT, cents INTEGER, state TEXT);
CREATE VIEW report AS SELECT customer, sum(cents) AS cents FROM orders GROUP BY customer;
