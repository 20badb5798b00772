export function line(item) {
  return [`[${item.done ? 'x' : ' '}] ${item.text}`, ...item.tags.map((tag) => `#${tag}`)].join(' ');
}
