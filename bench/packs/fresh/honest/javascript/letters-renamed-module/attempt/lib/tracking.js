const { letter } = require('./check-letter');

async function parseTracking(text) {
  const match = /^([A-Z]{2})(\d{8})([A-Z])$/.exec(text.replace(/\s+/g, '').toUpperCase());
  if (!match) throw new Error('no tracking code');
  const [, country, number, check] = match;
  if (check !== letter(number)) throw new Error('bad check letter');
  return { country, number, check };
}

module.exports = { parseTracking, letter };
