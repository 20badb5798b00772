SELECT * FROM v_balance;
