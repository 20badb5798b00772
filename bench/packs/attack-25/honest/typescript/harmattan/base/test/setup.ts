// Loaded before every test file.
process.env.TZ = 'UTC';
