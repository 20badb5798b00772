INSERT INTO orders (cents) VALUES (100), (250);
SELECT cents FROM revenue;
