import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Places } from '@/features/forms/capacity/schema'
import type { ActiveForm } from '@/features/forms/server/data'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { visitorForm } from '../../../../tests/support/components/registration'
import { eventField } from '../../../../tests/support/event-form'
import { presentPlacesOnPage } from './page-places'

const NOW = Date.parse('2027-03-06T01:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const SHOWN = visitorForm([eventField('bus', 0, { fieldType: 'select', options: ['Iloilo'] })])
const bus = {
  id: 1,
  fieldId: 'bus',
  option: 'Iloilo',
  province: null,
  seats: 3,
  held: 2,
  waiting: 0,
}

function page(places: Partial<Places>, over: Partial<ActiveForm> = {}, inFilipino = false) {
  const none = { opensAt: null, closesAt: null, hasWaitingList: false, offerHours: null }
  const all = { ...none, showLeftBelow: null, limits: [], ...places }
  const form = { ...SHOWN, closedText: null, translations: null, places: all, ...over }
  return presentPlacesOnPage(
    form as unknown as ActiveForm,
    SHOWN,
    inFilipino ? 'fil' : null,
    inFilipino ? FIL_WORDS : null,
  )
}

it('counts down to an opening that is still to come', () => {
  expect(page({ opensAt: '2027-03-06T01:00:05Z' })).toMatchObject({ opensInMs: 5000 })
  expect(page({ opensAt: '2027-03-06T00:59:00Z' })).toMatchObject({
    opensInMs: null,
    whyClosed: null,
  })
})

it('says what staff wrote for a closed form, translated where it is', () => {
  const texts = { closedText: { text: 'Sa Mayo.', of: 'In May.' } }
  const over = { closedText: 'In May.', translations: { fil: { isShown: true, texts } } }
  expect(page({}, over).closedText).toBe('In May.')
  expect(page({}, over, true).closedText).toBe('Sa Mayo.')
  expect(page({}, { closedText: 'In May.' }, true).closedText).toBe('In May.')
})

it('marks options and says its sentences in the language of the page', () => {
  const places = { hasWaitingList: true, showLeftBelow: 5, limits: [bus] }
  expect(page(places).form.fields[0]?.optionNotes).toEqual({ Iloilo: '1 left' })
  expect(page(places, {}, true).form.fields[0]?.optionNotes).not.toEqual({ Iloilo: '1 left' })
  expect(page(places, {}, true).strip.rule).not.toBe(page(places).strip.rule)
})
