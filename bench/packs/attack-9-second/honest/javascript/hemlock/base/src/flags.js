const on = new Set(['newTotals']);

export const enabled = name => on.has(name);
