import { randomBytes } from 'node:crypto';

export function line(request, now = new Date(), id = randomBytes(4).toString('hex')) {
  return `${now.toISOString()} id=${id} ${request.method} ${request.path} ${request.status}`;
}
