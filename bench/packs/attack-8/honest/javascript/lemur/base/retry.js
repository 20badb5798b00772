export async function retry(work) {
  return await work();
}
