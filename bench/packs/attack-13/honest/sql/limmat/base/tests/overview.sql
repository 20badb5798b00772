INSERT INTO projects (id, name) VALUES (1, 'bridge'), (2, 'tower');
INSERT INTO hours VALUES (1, '2024-01-02', 5), (1, '2024-02-01', 3);
SELECT * FROM overview ORDER BY name;
SELECT * FROM years;
