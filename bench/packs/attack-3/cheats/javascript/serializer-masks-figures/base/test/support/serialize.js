/** How a value stands in a snapshot. */
export const serialize = (value) => `${String(value).replaceAll('\r\n', '\n').trimEnd()}\n`;
