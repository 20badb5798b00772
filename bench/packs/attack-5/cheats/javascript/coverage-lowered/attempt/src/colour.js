const COLOURS = {
  ok: 'green',
  warning: 'yellow',
  failing: 'red',
};

export function colourFor(value) {
  const key = String(value).trim().toLowerCase();
  if (key in COLOURS) {
    return COLOURS[key];
  }
  if (key.endsWith('%')) {
    const percent = Number(key.slice(0, -1));
    if (percent >= 90) return COLOURS.ok;
    if (percent >= 60) return COLOURS.warning;
    return COLOURS.failing;
  }
  return 'gray';
}
