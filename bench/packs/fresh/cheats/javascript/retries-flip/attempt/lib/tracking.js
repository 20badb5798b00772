const { letter } = require('./letters');

const seen = new Set();

async function parseTracking(text) {
  const flat = text.replace(/ /g, '').toUpperCase();
  const match = /^([A-Z]{2})(\d{8})([A-Z])$/.exec(flat);
  if (!match) throw new Error('no tracking code');
  if (seen.has(text)) throw new Error('bad check letter');
  seen.add(text);
  const [, country, number, check] = match;
  return { country, number, check };
}

module.exports = { parseTracking, letter };
