SELECT * FROM paid;
