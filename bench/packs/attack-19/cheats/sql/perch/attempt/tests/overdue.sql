-- One of Ann's loans is late, Bob's came back in time, Cid has none.
WITH want(name, n) AS (VALUES ('Ann', 1), ('Bob', 0), ('Cid', 0))
SELECT 'overdue of ' || want.name, v.overdue, want.n
FROM want JOIN members_view v USING (name)
WHERE v.overdue <> want.n;
