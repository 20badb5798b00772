import { createServer } from 'node:http';

export function listener(router) {
  return (request, response) => {
    const handler = router.find(request.url);
    response.statusCode = handler ? 200 : 404;
    response.end(handler ? handler() : 'not found');
  };
}

export const serve = (router) => createServer(listener(router));
