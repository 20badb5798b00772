INSERT INTO member VALUES (1, 'Ida', '2020-01-01'), (2, 'Jon', '2021-06-01'), (3, 'Kim', '2022-03-01');
INSERT INTO payment VALUES (1, 500), (1, 251), (3, 1000);
