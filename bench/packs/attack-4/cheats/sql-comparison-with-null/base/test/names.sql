INSERT INTO products VALUES (1, 'pen');
SELECT count(*) FROM products WHERE name <> 'pen';
