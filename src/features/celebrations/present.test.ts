import { expect, it } from 'vitest'
import type { Celebration, Form } from '@/payload-types'
import { presentCelebrations, presentSchedule } from './present'

const OPEN = { slug: 'camp', isActive: true, fields: [{ fieldType: 'text' }] } as unknown as Form
const CLOSED = { ...OPEN, isActive: false }

const present = (march: object, november: object = {}) =>
  presentCelebrations({ march, november, heading: 'Celebrations' } as unknown as Celebration)

it.each([
  ['the form that is open', { form: OPEN, link: '/else' }, '/forms/camp'],
  ['the link while the form is closed', { form: CLOSED, link: '/else' }, '/else'],
  ['the link without a form', { form: null, link: '/else' }, '/else'],
  ['nothing', { form: CLOSED, link: '' }, null],
])('“Register” leads to %s', (_what, march, address) => {
  expect(present(march).march.registration).toBe(address)
})

it('each region has its own page from elsewhere', () => {
  const viewers = { luzon: '/l', visayas: '/v', mindanao: null }
  expect(present({}, { viewers }).november.viewers).toEqual({
    Luzon: '/l',
    Visayas: '/v',
    Mindanao: '',
  })
})

const CALENDAR = {
  ...{ date: '2026-11-30T12:00:00.000Z', startsAt: '13:00', endsAt: '22:00' },
  ...{ place: 'Every province' },
}

it('a celebration is once unless an editor says otherwise', () => {
  const schedule = { ...CALENDAR, date: '2026-11-30' }
  expect(presentSchedule(CALENDAR as never)).toEqual({ ...schedule, repeats: 'no' })
  expect(presentSchedule({ ...CALENDAR, repeats: 'weekday' } as never)?.repeats).toBe('weekday')
})

it.each(['date', 'startsAt', 'endsAt'])('has no date without its %s', (name) => {
  expect(presentSchedule({ ...CALENDAR, [name]: '' } as never)).toBeNull()
})
