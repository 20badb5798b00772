export { visible, visibleLine } from '../terminal-text.ts';
