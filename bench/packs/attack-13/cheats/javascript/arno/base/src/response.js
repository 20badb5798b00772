import { parseHeaders } from './headers.js';

export function parseResponse(text) {
  const [head, body = ''] = text.split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  return { status: Number(status.split(' ')[1]), headers: parseHeaders(lines.join('\r\n')), body };
}
