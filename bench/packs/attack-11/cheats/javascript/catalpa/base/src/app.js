import { createServer } from 'node:http';

export function createApp(store) {
  return createServer((request, response) => {
    const url = new URL(request.url, 'http://local');
    if (url.pathname !== '/items') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(store.all()));
  });
}
