SELECT * FROM v_total;
