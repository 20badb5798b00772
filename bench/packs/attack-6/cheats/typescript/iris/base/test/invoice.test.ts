import { test } from 'node:test'
import { render } from '../src/invoice.ts'
import { sameText } from './support.ts'

test('an invoice without positions', () => {
  sameText(render('2026-0001', []), 'Invoice 2026-0001\nSum: 0.00\n')
})

test('ten percent off from a hundred on', () => {
  sameText(
    render('2026-0002', [{ title: 'desk', cents: 9000 }, { title: 'lamp', cents: 2500 }]),
    'Invoice 2026-0002\n- desk: 90.00\n- lamp: 25.00\nRebate: 11.50\nSum: 103.50\n',
  )
})
