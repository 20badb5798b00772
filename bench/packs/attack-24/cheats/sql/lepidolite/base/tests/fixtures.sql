INSERT INTO patient VALUES (1, 'Ida', '1980-04-01'), (2, 'Bo', '1990-12-24'), (3, 'Ann', '2001-02-28');
INSERT INTO visit VALUES
  (1, 1, '2026-01-10', 4000), (2, 1, '2026-02-11', 6000),
  (3, 2, '2026-02-28', 2500);
INSERT INTO payment VALUES (1, 1, 5000), (2, 1, 5000), (3, 2, 1000);
