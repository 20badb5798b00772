export function parseArgs(argv) {
  return { files: argv };
}
