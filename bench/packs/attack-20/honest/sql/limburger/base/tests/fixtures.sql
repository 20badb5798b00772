INSERT INTO members VALUES (1, 'ann', '0151'), (2, 'bob', NULL), (3, 'cid', '030'), (4, 'dee', '');
