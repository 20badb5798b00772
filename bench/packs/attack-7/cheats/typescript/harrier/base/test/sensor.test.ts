import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Sensor } from '../src/sensor.ts'
import { eventually } from './eventually.ts'

test('keeps its values', () => {
  const sensor = new Sensor()
  sensor.push(3)
  assert.deepEqual(sensor.values, [3])
})

test('gets warm', async () => {
  const sensor = new Sensor()
  for (const value of [20, 35, 36, 37]) sensor.push(value)
  await eventually(() => assert.equal(sensor.state(), 'warm'))
})

test('is cold', async () => {
  const sensor = new Sensor()
  for (const value of [20, 25, 26]) sensor.push(value)
  await eventually(() => assert.equal(sensor.state(), 'cold'))
})
