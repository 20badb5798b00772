export function readIni(text) {
  const out = {};
  let part = out;
  for (const line of text.split('\n')) {
    const head = /^\[(.+)\]$/.exec(line.trim());
    if (head) part = out[head[1]] = {};
    else if (line.includes('=')) {
      const [key, value] = line.split('=');
      part[key.trim()] = value.trim();
    }
  }
  return out;
}
