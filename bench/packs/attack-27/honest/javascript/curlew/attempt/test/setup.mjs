process.env.TZ = 'Europe/Berlin';
