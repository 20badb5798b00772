export interface Request {
  client: string;
  path: string;
}
export interface Response {
  status: number;
  body: string;
}
export type Handler = (request: Request) => Response;

const routes: Record<string, Handler> = {
  '/health': () => ({ status: 200, body: 'ok' }),
  '/me': ({ client }) => ({ status: 200, body: client }),
};

export function createApp(): Handler {
  return (request) => {
    const handler = routes[request.path];
    return handler === undefined ? { status: 404, body: 'not found' } : handler(request);
  };
}
