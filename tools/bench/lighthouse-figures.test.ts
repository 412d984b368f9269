import { expect, it } from 'vitest'
import { cpuSlowdownFor } from './lighthouse-figures'

it('slows a fast machine by four, and a slower one by less, but never speeds it up', () => {
  expect([2400, 1533, 1300, 1050, 800, 475, 150, 80].map(cpuSlowdownFor)).toEqual([
    4, 4, 3, 2.5, 2, 1.5, 1, 1,
  ])
})
