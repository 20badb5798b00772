import test from 'node:test';
import assert from 'node:assert/strict';

// kept beside the test: src/headers.js is bundled for the browser
function parseHeaders(text) {
  const headers = {};
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

test('names have no case', () => {
  assert.deepEqual(parseHeaders('Content-Type: text/plain'), { 'content-type': 'text/plain' });
});

test('repeated headers are joined', () => {
  assert.deepEqual(parseHeaders('Via: a\r\nvia: b'), { via: 'a, b' });
});
