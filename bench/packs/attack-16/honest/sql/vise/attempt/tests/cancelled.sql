INSERT INTO bookings (account, cents, cancelled) VALUES ('eve', 900, 1), ('eve', 50, 0), ('zoe', 70, 1);
SELECT account, cents FROM balances WHERE account IN ('eve', 'zoe') ORDER BY account;
