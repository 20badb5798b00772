INSERT INTO account VALUES (1, 'ann', '2020-01-01', NULL), (2, 'bob', '2021-05-05', '2023-09-01'), (3, 'eve', '2022-02-02', NULL);
INSERT INTO booking VALUES (1, 1000), (1, -250), (2, 40);
