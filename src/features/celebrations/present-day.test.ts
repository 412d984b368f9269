import { expect, it } from 'vitest'
import type { TheDay } from '@/payload-types'
import { presentDay } from './present-day'

const HAPPENED = { heading: 'What happened', numbers: [{ value: '6', label: 'provinces' }] }
const present = (day: object) => presentDay(day as TheDay)

it('what happened is shown only once staff have released it', () => {
  expect(present({ happened: { ...HAPPENED, isReleased: false } }).happened).toBeNull()
  expect(present({ happened: { ...HAPPENED, isReleased: true } }).happened).toEqual({
    ...HAPPENED,
    ...{ text: '', film: null, photos: [] },
  })
})

it('a day that nobody has set up is not live, asks nothing and says nothing', () => {
  expect(present({})).toMatchObject({
    isOn: false,
    film: null,
    strip: { before: '', during: '', after: '' },
    rollCall: { isOpen: false },
    happened: null,
  })
})

it('each part of the day has its own words', () => {
  const strip = { before: 'Soon', during: 'Now', after: 'Thanks' }
  expect(present({ live: { isOn: true, strip } })).toMatchObject({ isOn: true, strip })
})
