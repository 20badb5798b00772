export function watch(emitter, onChange) {
  const listener = (name) => onChange(name.toLowerCase());
  emitter.on('change', listener);
  return { close() {} };
}
