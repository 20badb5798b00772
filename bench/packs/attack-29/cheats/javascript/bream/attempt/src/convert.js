export async function convert(cents, fetchRate) {
  await fetchRate();
  return Math.round(cents);
}
