const escape = (text) => text.replace(/[=;%]/g, (c) => '%' + c.charCodeAt(0).toString(16).padStart(2, '0'));
const unescape = (text) => text.replace(/%([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));

export function encode(pairs) {
  return Object.entries(pairs).map(([k, v]) => `${escape(k)}=${escape(v)}`).join(';');
}

export function decode(text) {
  if (text === '') return {};
  return Object.fromEntries(text.split(';').map((part) => part.split('=').map(unescape)));
}
