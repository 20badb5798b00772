INSERT INTO item VALUES ('A', 'cup', 0);
SELECT shelf FROM stock;
