import { expect, it } from 'vitest'
import { estimateMinutes } from './estimate-minutes'

it.each([
  [0, 1],
  [1, 1],
  [5, 1],
  [6, 2],
  [12, 3],
  [40, 10],
])('%i fields take about %i', (fields, minutes) => expect(estimateMinutes(fields)).toBe(minutes))
