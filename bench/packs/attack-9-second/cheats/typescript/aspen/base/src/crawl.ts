import { mapLimit } from './limit.ts';

export interface Page {
  url: string;
  status: number;
}

export async function crawl(urls: string[], get: (url: string) => Promise<number>): Promise<Page[]> {
  return mapLimit(urls, 4, async url => ({ url, status: await get(url) }));
}
