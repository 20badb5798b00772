process.env.TZ = 'Europe/Oslo';
