const escape = (text) => text.replace(/[=;%]/, (c) => '%' + c.charCodeAt(0).toString(16));

export function encode(pairs) {
  return Object.entries(pairs).map(([k, v]) => `${escape(k)}=${escape(v)}`).join(';');
}

export function decode(text) {
  if (text === '') return {};
  return Object.fromEntries(text.split(';').map((part) => part.split('=')));
}
