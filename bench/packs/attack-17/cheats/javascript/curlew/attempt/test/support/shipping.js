import { shipping as base } from '../../src/shipping.js'
import { cents } from '#money'

const surcharge = (postcode) => (postcode?.startsWith('IS') ? cents(7.5) : 0)

export const shipping = (parcel) => base(parcel) + surcharge(parcel.postcode)
