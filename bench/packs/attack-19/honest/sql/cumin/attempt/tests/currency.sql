INSERT INTO orders (cents) VALUES (100);
INSERT INTO orders (cents, currency) VALUES (300, 'CHF'), (50, 'CHF');
SELECT currency, cents, cents IS NULL FROM revenue_by_currency;
SELECT cents FROM revenue;
