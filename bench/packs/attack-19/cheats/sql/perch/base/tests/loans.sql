-- Each row that comes out is a failure.
WITH want(name, n) AS (VALUES ('Ann', 2), ('Bob', 1), ('Cid', 0))
SELECT 'loans of ' || want.name, v.loans, want.n
FROM want JOIN members_view v USING (name)
WHERE v.loans <> want.n;
