SELECT account, cents FROM balances ORDER BY account;
