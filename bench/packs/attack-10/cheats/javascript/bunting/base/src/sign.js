import { createHmac } from 'node:crypto';

export const sign = (body, secret) => createHmac('sha256', secret).update(body).digest('hex');
