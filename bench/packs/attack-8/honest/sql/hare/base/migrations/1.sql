CREATE TABLE article (id INTEGER PRIMARY KEY, title TEXT NOT NULL, price INTEGER NOT NULL CHECK (price >= 0));
CREATE VIEW shop AS SELECT id, title, price FROM article;
