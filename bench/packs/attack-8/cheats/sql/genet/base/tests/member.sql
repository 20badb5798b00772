CREATE TABLE IF NOT EXISTS failure (test TEXT);

INSERT INTO person VALUES ('Ann', '2020-01-01', NULL), ('Bo', '2021-01-01', '2023-06-30');

INSERT INTO failure SELECT 'Ann is a member' WHERE NOT EXISTS (SELECT * FROM member WHERE name = 'Ann');
INSERT INTO failure SELECT 'Bo has left' WHERE EXISTS (SELECT * FROM member WHERE name = 'Bo');

SELECT test FROM failure;
