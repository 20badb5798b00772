import type { Gateway, Post, Receipt } from './types.ts';

export class HttpGateway implements Gateway {
  readonly post: Post;

  constructor(post: Post) {
    this.post = post;
  }

  async charge(key: string, cents: number): Promise<Receipt> {
    if (!Number.isInteger(cents) || cents <= 0) throw new RangeError('cents');
    return this.post('/charges', { key, cents });
  }
}
