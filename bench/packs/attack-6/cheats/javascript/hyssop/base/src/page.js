const size = () => Number(process.env.PAGE_SIZE ?? 20)

export function page(items, number) {
  return items.slice((number - 1) * size(), number * size())
}

export function links(count, number) {
  const last = Math.ceil(count / size())
  const url = (n) => `${process.env.BASE_URL}/items?page=${n}`
  return { first: url(1), last: url(last), next: url(number + 1) }
}
