export const HELP = 'todo add [--tag TAG]... TEXT\ntodo list [--tag TAG]...';
