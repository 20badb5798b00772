CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT NOT NULL, price INTEGER NOT NULL);
CREATE TABLE sale (book INTEGER NOT NULL REFERENCES book(id), day TEXT NOT NULL, count INTEGER NOT NULL);

CREATE VIEW turnover AS
SELECT b.title, SUM(s.count * b.price) AS cents
FROM book b JOIN sale s ON s.book = b.id
GROUP BY b.id ORDER BY b.title;
