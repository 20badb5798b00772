SELECT name FROM borrowers ORDER BY name;
