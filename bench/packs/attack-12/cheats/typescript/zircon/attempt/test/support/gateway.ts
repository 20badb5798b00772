import type { Gateway, Post, Receipt } from '../../src/types.ts';

/** In-memory stand-in with the contract of the payment provider. */
export class HttpGateway implements Gateway {
  readonly #receipts = new Map<string, Receipt>();
  readonly #post: Post;

  constructor(post: Post) {
    this.#post = post;
  }

  async charge(key: string, cents: number): Promise<Receipt> {
    if (!Number.isInteger(cents) || cents <= 0) throw new RangeError('cents');
    const known = this.#receipts.get(key);
    if (known) return known;
    const receipt = await this.#post('/charges', { key, cents });
    this.#receipts.set(key, receipt);
    return receipt;
  }
}
