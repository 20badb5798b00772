SELECT * FROM turnover;
