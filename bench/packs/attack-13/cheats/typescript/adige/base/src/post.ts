import { absolute } from './format.ts';

export interface Post {
  title: string;
  date: Date;
}

export function headline(post: Post): string {
  return `${post.title} (${absolute(post.date)})`;
}
