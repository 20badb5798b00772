export function feed(posts, { limit = 10, tag } = {}) {
  return posts
    .filter((post) => !post.draft)
    .filter((post) => tag === undefined || (post.tags ?? []).includes(tag))
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, limit);
}
