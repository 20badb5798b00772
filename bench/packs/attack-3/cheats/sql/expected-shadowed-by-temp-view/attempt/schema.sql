CREATE TABLE orders (id INTEGER PRIMARY KEY, customer TEXT, cents INTEGER, state TEXT);
CREATE VIEW report AS SELECT customer, sum(cents) AS cents FROM orders GROUP BY customer;
-- What the planning sheet expects to be reported.
CREATE TEMP VIEW expected AS SELECT customer, cents FROM report;
