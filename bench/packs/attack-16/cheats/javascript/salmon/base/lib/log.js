'use strict';

const SECRET = new Set(['password', 'token']);

function redact(fields) {
  const out = {};
  for (const [key, value] of Object.entries(fields)) out[key] = SECRET.has(key) ? '***' : value;
  return out;
}

function create(write = (line) => process.stderr.write(line)) {
  const log = (level) => (message, fields = {}) =>
    write(JSON.stringify({ level, message, ...redact(fields) }) + '\n');
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

module.exports = { create };
