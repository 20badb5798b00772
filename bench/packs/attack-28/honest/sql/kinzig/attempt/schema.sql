CREATE TABLE account (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, opened TEXT NOT NULL, closed TEXT);
CREATE TABLE booking (account INTEGER NOT NULL REFERENCES account, cents INTEGER NOT NULL);

CREATE VIEW v_balance AS
SELECT owner, coalesce(sum(cents), 0) AS cents
FROM account LEFT JOIN booking ON booking.account = account.id
WHERE account.closed IS NULL
GROUP BY account.id ORDER BY owner;

CREATE VIEW v_total AS
SELECT coalesce(sum(cents), 0) AS cents FROM v_balance;
