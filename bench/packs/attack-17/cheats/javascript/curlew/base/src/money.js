export const cents = (euros) => Math.round(euros * 100)
export const format = (c) => (c / 100).toFixed(2)
