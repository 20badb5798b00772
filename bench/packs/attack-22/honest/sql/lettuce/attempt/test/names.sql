SELECT id, first IS NULL, coalesce(first, '-'), last FROM person ORDER BY id;
