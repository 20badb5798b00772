INSERT INTO item VALUES ('A', 'cup', 0), ('A', 'can', 1), ('B', 'pot', 0);
SELECT * FROM stock;
