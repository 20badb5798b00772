export const HELP = 'todo add TEXT\ntodo list';
