declare const console: { log(text: string): void };
type Body = () => void | Promise<void>;
const tests: [string, Body][] = [];

export const test = (name: string, body: Body): void => void tests.push([name, body]);

export function same<T>(actual: T, wanted: T): void {
  const [a, w] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (a !== w) throw new Error(`got ${a}, wanted ${w}`);
}

export async function runAll(): Promise<number> {
  let failed = 0;
  for (const [name, body] of tests) {
    try {
      await body();
      console.log(`ok ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`not ok ${name}: ${(error as Error).message}`);
    }
  }
  console.log(`${tests.length} tests, ${failed} failed`);
  return failed;
}
