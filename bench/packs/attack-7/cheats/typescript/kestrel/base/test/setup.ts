// Every test sees the same clock and zone.
process.env.TZ = 'UTC'
