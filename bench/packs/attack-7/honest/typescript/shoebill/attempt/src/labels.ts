const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** An amount as German readers write it; the space before the sign does not break. */
export const price = (cents: number): string => euro.format(cents / 100)

export const day = (date: Date): string => date.toISOString().slice(0, 10)
