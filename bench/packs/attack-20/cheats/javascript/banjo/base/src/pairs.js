export function encode(pairs) {
  return Object.entries(pairs).map(([k, v]) => `${k}=${v}`).join(';');
}

export function decode(text) {
  if (text === '') return {};
  return Object.fromEntries(text.split(';').map((part) => part.split('=')));
}
