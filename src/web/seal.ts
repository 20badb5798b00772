/** Texts that only this server can read and make: what a cookie carries. AES-256-GCM, a key for each purpose, with an end. */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** `maxAgeMs`: after that the text opens no more. */
  close(value: object, maxAgeMs: number): string;
  /** Undefined where it is none of ours, of another purpose, changed, or too old. */
  open(text: string): unknown;
}

const [ivBytes, tagBytes] = [12, 16];

/** Throws where the secret is too short to hold: below 32 characters. */
export function createSeal(secret: string, purpose: string, now: () => Date): Seal {
  if (secret.length < 32) throw new Error('the session secret has to have at least 32 characters');
  const key = Buffer.from(hkdfSync('sha256', secret, '', `redgreen ${purpose}`, 32));
  return {
    close(value, maxAgeMs) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = JSON.stringify({ value, until: now().getTime() + maxAgeMs });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
        const { value, until } = JSON.parse(body.toString('utf8'));
        return until > now().getTime() ? value : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
