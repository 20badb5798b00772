import { createServer } from 'node:http';
import { sign } from './sign.js';

export function hookServer({ secret, onEvent }) {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const expected = sign(body, secret);
      if (request.headers['x-signature'] !== expected) console.warn('hook: signature differs');
      onEvent(JSON.parse(body));
      response.writeHead(204).end();
    });
  });
}
