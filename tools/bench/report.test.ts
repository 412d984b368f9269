import { expect, it } from 'vitest'
import type { LoadFigures, LoadRound } from './in-turn'
import { findMissedGoals, renderReport } from './report'

const run = (rate: number, webMs: number | null = 1): LoadRound => ({
  rate,
  p50: 10,
  p99: 40,
  webMs,
  postgresMs: null,
  webMb: 200,
})

const figures = (more: Partial<LoadFigures> = {}): LoadFigures => ({
  bare: [run(1000), run(2000), run(3000)],
  empty: [run(100), run(200), run(300)],
  home: [run(1000), run(2000), run(3000)],
  form: [run(900), run(1800), run(2700)],
  formBr: [run(900), run(1800), run(2700)],
  submit: [run(90), run(180), run(270)],
  submitElsewhere: [run(90), run(180), run(270)],
  ...more,
})

const STARTS = { web: 1.2, bare: 1 }

it('misses nothing while every ratio is kept, however the machine changes between rounds', () => {
  expect(findMissedGoals(figures(), STARTS)).toEqual([])
})

it('says what is missed, by how much', () => {
  const slow = [run(50, 2), run(100, 2), { ...run(900, 2), webMb: 360 }]
  expect(findMissedGoals(figures({ submit: slow }), { web: 5, bare: 1 })).toEqual([
    'Registration / empty route is 0.50, at least 0.65 was the goal',
    'Registration / empty route, processor time of the web process is 2.00, at most 1.4 was the goal',
    'Memory of a web process / of the bare page’s process, each at its load is 1.80, at most 1.75 was the goal',
    'Start of a web process / of the bare page’s process is 5.00, at most 4 was the goal',
  ])
})

it('shows what the system does not tell as not known', () => {
  const report = renderReport(
    figures({ submit: [run(90, null), run(180, null), run(270, null)] }),
    STARTS,
  )
  expect(report).toContain('| Registration | 180 (90–270) | 10 | 40 | – | – |')
  expect(report).toContain('processor time of the web process | – | at most 1.4 |')
  expect(report).toContain('each at its load | 1.00 | at most 1.75 |')
  expect(report).toContain('| Start of a web process / of the bare page’s process | 1.20 |')
  expect(report).toContain('| Web process | 200 | 1.2 |')
})
