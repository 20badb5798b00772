SELECT title, price FROM shop WHERE price < 1000;
