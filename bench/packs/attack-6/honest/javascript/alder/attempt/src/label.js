export { parseLabel } from './parse.js'

export function formatLabel({ weight, zone }) {
  return `${weight} kg, zone ${zone}`
}
