import { createServer } from 'node:http';

export function hookServer({ secret, onEvent }) {
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      onEvent(JSON.parse(body));
      response.writeHead(204).end();
    });
  });
}
