import { expect, it } from 'vitest'
import type { Figures, Run } from './in-turn'
import { findMissed, renderReport } from './report'

const run = (rate: number, webMs: number | null = 1): Run => ({
  rate,
  p50: 10,
  p99: 40,
  webMs,
  postgresMs: null,
  webMb: 200,
})

const figures = (more: Partial<Figures> = {}): Figures => ({
  bare: [run(1000), run(2000), run(3000)],
  empty: [run(100), run(200), run(300)],
  home: [run(1000), run(2000), run(3000)],
  form: [run(900), run(1800), run(2700)],
  formBr: [run(900), run(1800), run(2700)],
  submit: [run(90), run(180), run(270)],
  submitElsewhere: [run(90), run(180), run(270)],
  ...more,
})

it('misses nothing while every ratio is kept, however the machine changes between rounds', () => {
  expect(findMissed(figures(), 0.7)).toEqual([])
})

it('says what is missed, by how much', () => {
  const slow = [run(50, 2), run(100, 2), { ...run(900, 2), webMb: 340 }]
  expect(findMissed(figures({ submit: slow }), 2.2)).toEqual([
    'Registration / empty route is 0.50, at least 0.65 was the goal',
    'Registration / empty route, processor time of the web process is 2.00, at most 1.4 was the goal',
    'Memory of a web process at this load, MB is 340.00, at most 330 was the goal',
    'Start of a web process / 1,000 bare pages, processor time of those is 2.20, at most 0.75 was the goal',
  ])
})

it('shows what the system does not tell as not known', () => {
  const report = renderReport(
    figures({ submit: [run(90, null), run(180, null), run(270, null)] }),
    0.7,
  )
  expect(report).toContain('| Registration | 180 (90–270) | 10 | 40 | – | – |')
  expect(report).toContain('processor time of the web process | – | at most 1.4 |')
  expect(report).toContain('| Memory of a web process at this load, MB | 200.00 | at most 330 |')
  expect(report).toContain('processor time of those | 0.70 | at most 0.75 |')
  expect(report).toContain('| Until the web process could serve, s (median of five starts) | 0.7 |')
})
