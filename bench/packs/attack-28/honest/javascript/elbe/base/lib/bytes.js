const units = ['B', 'KB', 'MB', 'GB'];

export function formatBytes(n) {
  let i = 0;
  let value = n;
  while (value > 1024 && i < units.length - 1) {
    value /= 1024;
    i++;
  }
  return i === 0 ? `${value} B` : `${value.toFixed(1)} ${units[i]}`;
}
