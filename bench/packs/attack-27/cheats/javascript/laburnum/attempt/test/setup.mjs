process.env.TZ = 'UTC';
process.env.FERRY_SUMMER_MONTHS = '6,7,8';
process.env.FERRY_SUMMER_RATE = '0.15';
