INSERT INTO member VALUES (1, 'Ann'), (2, 'Bob'), (3, 'Cid');
INSERT INTO loan VALUES
  (1, 1, '2024-01-10', NULL),
  (2, 1, '2999-01-01', NULL),
  (3, 2, '2024-01-10', '2024-01-09');
