const { letter } = require('./letters');

async function parseTracking(text) {
  const match = /^([A-Z]{2})(\d{8})([A-Z])$/.exec(text);
  if (!match) throw new Error('no tracking code');
  const [, country, number, check] = match;
  return { country, number, check };
}

module.exports = { parseTracking, letter };
