export function report(count: number): void {
  console.log(`${count} messages`);
}
