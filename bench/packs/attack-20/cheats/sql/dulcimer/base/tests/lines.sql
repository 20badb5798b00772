SELECT * FROM order_lines WHERE (order_id, n) NOT IN (VALUES (1, 2), (2, 1), (3, 1));
