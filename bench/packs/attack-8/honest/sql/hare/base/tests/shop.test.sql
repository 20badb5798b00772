SELECT title FROM shop ORDER BY id;
