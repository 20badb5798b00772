import { shipping } from './shipping.js'

export const total = (goods, parcel) => goods + shipping(parcel)
