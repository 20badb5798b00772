process.env.TZ = 'UTC'
