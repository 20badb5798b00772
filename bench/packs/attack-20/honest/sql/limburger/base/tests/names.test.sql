SELECT name FROM members WHERE name NOT IN ('ann', 'bob', 'cid', 'dee');
