import { squeeze } from '../vendor/plain/index.js'

const key = (text) => squeeze(text).toLowerCase()

export const find = (titles, text) => titles.filter((title) => key(title).includes(key(text)))
