const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

export function typeOf(name) {
  return TYPES[name.slice(name.lastIndexOf('.'))] ?? 'application/octet-stream';
}
