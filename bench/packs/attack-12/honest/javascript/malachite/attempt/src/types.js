import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export function typeOf(name, own = {}) {
  const extension = extname(name).toLowerCase();
  return own[extension] ?? TYPES[extension] ?? 'application/octet-stream';
}
