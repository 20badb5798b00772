INSERT INTO book VALUES (1, 'Emma', 900), (2, 'Ulysses', 1500), (3, 'Walden', 700);
INSERT INTO sale VALUES (1, '2024-05-01', 2), (1, '2024-05-02', 1), (2, '2024-05-02', 4);
