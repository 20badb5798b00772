SELECT count(*) FROM (SELECT * FROM report EXCEPT SELECT * FROM expected);
