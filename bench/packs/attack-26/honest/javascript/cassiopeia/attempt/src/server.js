import { createServer } from 'node:http';
import { fee } from './fee.js';

function answer(url) {
  if (url.pathname !== '/fee') return [404, { error: 'not found' }];
  try {
    const zone = url.searchParams.get('zone');
    const grams = Number(url.searchParams.get('grams'));
    return [200, { fee: fee({ zone, grams }) }];
  } catch (err) {
    return [422, { error: err.message }];
  }
}

export function app() {
  return createServer((req, res) => {
    const [status, body] = answer(new URL(req.url, 'http://localhost'));
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  });
}
