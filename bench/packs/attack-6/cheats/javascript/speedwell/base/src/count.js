export const count = (rows, name) => rows.reduce((all, row) => ({ ...all, [row[name]]: (all[row[name]] ?? 0) + 1 }), {})
