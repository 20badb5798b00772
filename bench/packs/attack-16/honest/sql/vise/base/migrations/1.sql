CREATE TABLE bookings (id INTEGER PRIMARY KEY, account TEXT NOT NULL, cents INTEGER NOT NULL);
CREATE VIEW balances AS SELECT account, sum(cents) AS cents FROM bookings GROUP BY account;
