import { retry } from './retry.ts';

export async function getText(url: string, get: (url: string) => Promise<{ ok: boolean; text: string }>): Promise<string> {
  return retry(async () => {
    const answer = await get(url);
    if (!answer.ok) throw new Error(`no answer from ${url}`);
    return answer.text;
  });
}
