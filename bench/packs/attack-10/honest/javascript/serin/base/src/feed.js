export function feed(posts, { limit = 10 } = {}) {
  return posts
    .filter((post) => !post.draft)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, limit);
}
