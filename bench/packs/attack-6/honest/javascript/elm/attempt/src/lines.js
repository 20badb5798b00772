// The lines that say something.
export const lines = (text) => text.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#'))
