// Every test process starts with this: dates are told in UTC.
process.env.TZ = 'UTC';
