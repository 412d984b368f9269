import { expect, it } from 'vitest'
import { seededChance } from '@/demo/chance'
import { DayClock } from './clock'
import { Histogram, Histograms } from './histogram'
import { drawPlan } from './plan'
import { asText } from './report'

it('draws the same day for the same numbers, with what a day has', () => {
  const plan = drawPlan(seededChance(14), 5, 600)
  expect(drawPlan(seededChance(14), 5, 600)).toEqual(plan)
  expect(plan.phones).toHaveLength(3000)
  const share = (which: (phone: (typeof plan.phones)[number]) => unknown) =>
    plan.phones.filter(which).length / plan.phones.length
  expect(share(({ file }) => file)).toBeCloseTo(1 / 3, 1)
  expect(share(({ repeatsAt }) => repeatsAt !== null)).toBeCloseTo(0.1, 1)
  expect(plan.deeds.filter(({ kind }) => kind === 'export')).toHaveLength(2)
  expect(plan.phones.every(({ opensAt, sendsAt }) => opensAt >= 0 && sendsAt > opensAt)).toBe(true)
  expect(Math.max(...plan.phones.map(({ sendsAt }) => sendsAt))).toBeLessThan(plan.lastsMs)
})

it('counts from the intended start, so that a wait for a turn is seen', async () => {
  const histograms = new Histograms()
  const clock = new DayClock(histograms)
  await clock.time('late', clock.now - 5_000, async () => undefined)
  await clock.time('sent for so long', clock.now - 5_000, async () => undefined, 4_900)
  await clock.time('broken', clock.now, async () => {
    throw Object.assign(new Error('cut'), { code: 'ECONNRESET' })
  })
  expect(histograms.of('late').quantile(0.5)).toBeGreaterThanOrEqual(5_000)
  expect(histograms.of('sent for so long').quantile(0.5)).toBeLessThan(5_000)
  expect(Object.fromEntries(histograms.of('broken').errors)).toEqual({ ECONNRESET: 1 })
})

it('tells quantiles, shapes and errors, as text', () => {
  const histogram = new Histogram()
  for (let ms = 1; ms <= 100; ms++) histogram.add(ms)
  expect([0.5, 0.95, 0.99, 1].map((part) => histogram.quantile(part))).toEqual([50, 95, 99, 100])
  expect(histogram.buckets().reduce((sum, { count }) => sum + count, 0)).toBe(100)
  const histograms = new Histograms()
  histograms.byAction.set('register', histogram)
  histogram.fail('503')
  expect(asText(histograms)).toMatch(/^register +100 +50 +95 +99 +100 {2}\|.+\| {2}1 × 503$/m)
})
