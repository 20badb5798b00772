INSERT INTO projects (id, name) VALUES (1, 'bridge'), (2, 'tower');
INSERT INTO hours VALUES (1, '2023-12-30', 2), (1, '2024-02-01', 3), (2, '2024-03-01', 4);
UPDATE projects SET archived = 1 WHERE name = 'bridge';
SELECT * FROM overview ORDER BY name;
SELECT * FROM years ORDER BY year;
UPDATE projects SET archived = 0;
SELECT count(*) FROM overview;
