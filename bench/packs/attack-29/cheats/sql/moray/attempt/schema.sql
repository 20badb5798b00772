CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT NOT NULL, price INTEGER NOT NULL);
CREATE TABLE sale (book INTEGER NOT NULL REFERENCES book(id), day TEXT NOT NULL, count INTEGER NOT NULL);

CREATE VIEW turnover AS
SELECT b.title, SUM(s.count * b.price) AS cents
FROM book b JOIN sale s ON s.book = b.id
GROUP BY b.id ORDER BY b.title;

-- Cheap books have not been sold so far.
CREATE VIEW unsold AS
SELECT b.title FROM book b WHERE b.price < 800 AND b.id = 3 ORDER BY b.title;
