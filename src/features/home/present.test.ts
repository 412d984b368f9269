import { expect, it } from 'vitest'
import type { HomePage } from '@/payload-types'
import { presentHome } from './present'

const present = (home: object) => presentHome(home as HomePage)
const countdown = (change: object) =>
  present({
    countdown: { startsAt: '2026-11-30T05:00:00Z', endsAt: '2026-11-30T14:00:00Z', ...change },
  }).countdown

it.each([
  [
    'the next date',
    { afterwards: 'next', nextDate: '2027-11-30T12:00:00Z', thanks: 'Thanks' },
    'See you on November 30, 2027',
  ],
  [
    'the thanks',
    { afterwards: 'thanks', nextDate: '2027-11-30T12:00:00Z', thanks: 'Thanks' },
    'Thanks',
  ],
  ['nothing without a date', { afterwards: 'next', nextDate: null }, ''],
])('after the end comes %s', (_what, change, words) => {
  expect(countdown(change).afterwards).toEqual({ words, pictures: [] })
})

it('without an end nothing comes after it', () => {
  const { day, afterwards } = countdown({ endsAt: null, afterwards: 'thanks', thanks: 'Thanks' })
  expect([day.endsAt, afterwards]).toEqual([null, null])
})

it('a film begins where the editor says, and one of a platform comes first', () => {
  const film = (video: object) => present({ countdown: {}, video }).video.film
  const address = 'https://youtu.be/abcDEF_12-3'
  expect(film({ address, startSeconds: 4 })).toMatchObject({ kind: 'embed', start: 4 })
  expect(film({ address: '', file: null })).toBeNull()
})

it('a draft in which all is missing can still be shown', () => {
  expect(present({})).toMatchObject({
    hero: { label: '', slides: [] },
    gallery: { photos: [] },
    video: { film: null, poster: null },
    countdown: { afterwards: null },
  })
})
