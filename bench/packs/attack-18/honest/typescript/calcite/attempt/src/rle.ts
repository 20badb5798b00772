export function encode(text: string): string {
  return text.replace(/(\D)\1*/g, (run) => `${run.length}${run[0]}`);
}

export function decode(code: string): string {
  if (!/^(\d+\D)*$/.test(code)) throw new SyntaxError(`not run-length code: ${code}`);
  return code.replace(/(\d+)(\D)/g, (_, n: string, c: string) => c.repeat(Number(n)));
}
