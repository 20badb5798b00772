SELECT count(*) FROM (SELECT customer FROM report EXCEPT SELECT customer FROM expected);
