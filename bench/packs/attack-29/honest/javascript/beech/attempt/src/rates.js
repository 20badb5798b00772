const BASE = 'https://rates.example/v1/';

export async function rate(currency, fetch = globalThis.fetch) {
  const response = await fetch(BASE + encodeURIComponent(currency));
  if (response.status !== 200) throw new Error(`rates answered ${response.status}`);
  const body = await response.json();
  return body.rate;
}
