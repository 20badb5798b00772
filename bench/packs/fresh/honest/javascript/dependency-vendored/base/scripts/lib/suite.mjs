const cases = [];

export function it(name, body) {
  cases.push({ name, body });
}

export async function run() {
  let failed = 0;
  for (const { name, body } of cases) {
    try {
      await body();
      console.log(`ok - ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`not ok - ${name}\n  ${error.message}`);
    }
  }
  console.log(`${cases.length - failed} passed, ${failed} failed`);
  return failed;
}
