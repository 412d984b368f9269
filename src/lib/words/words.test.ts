import { describe, expect, it } from 'vitest'
import { AppError, type ErrorCode } from '../errors'
import { OTHER_LANGUAGES } from '../languages'
import { WORDS_BY_LANGUAGE } from './catalogue'
import { formatDayInWords, weekdayOf } from './days'
import { CONDITION_WORDS } from './english/conditions'
import { DRAFT_WORDS } from './english/draft'
import { EVENT_WORDS } from './english/event'
import { FORM_WORDS } from './english/form'
import { MAIL_WORDS } from './english/mail'
import { OFFER_WORDS } from './english/offer'
import { OWN_PAGE_WORDS } from './english/own'
import { OWN_MAIL_WORDS } from './english/own-mail'
import { PARTY_WORDS } from './english/party'
import { PLACES_WORDS } from './english/places'
import { PROGRESS_WORDS } from './english/progress'
import { RULES_WORDS } from './english/rules'
import { SENDING_WORDS } from './english/sending'
import { STEPS_WORDS } from './english/steps'
import { LANGUAGE_SWITCH_WORDS } from './english/switch'
import { THANKS_WORDS } from './english/thanks'
import { UNSUBSCRIBE_WORDS } from './english/unsubscribe'
import { fillPlaceholders } from './fill'

const ENGLISH: Record<string, object> = {
  form: FORM_WORDS,
  rules: RULES_WORDS,
  draft: DRAFT_WORDS,
  sending: SENDING_WORDS,
  progress: PROGRESS_WORDS,
  steps: STEPS_WORDS,
  party: PARTY_WORDS,
  thanks: THANKS_WORDS,
  event: EVENT_WORDS,
  switch: LANGUAGE_SWITCH_WORDS,
  conditions: CONDITION_WORDS,
  mail: MAIL_WORDS,
  places: PLACES_WORDS,
  offer: OFFER_WORDS,
  own: OWN_PAGE_WORDS,
  ownMail: OWN_MAIL_WORDS,
  unsubscribe: UNSUBSCRIBE_WORDS,
}

const SHARED = ['mail.reference', 'own.emailLabel', 'places.optionList', 'rules.date']

const marksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(OTHER_LANGUAGES)('our words in %s', (lang) => {
  const words = WORDS_BY_LANGUAGE[lang]

  it('fill the same places as in English, and leave nothing blank', () => {
    for (const [part, english] of Object.entries(ENGLISH)) {
      const own = words[part as keyof typeof words] as Record<string, string>
      for (const [key, text] of Object.entries(english as Record<string, string>)) {
        expect(own[key]?.trim(), `${part}.${key}`).toBeTruthy()
        expect(marksOf(own[key] ?? ''), `${part}.${key}`).toEqual(marksOf(text))
      }
    }
  })

  it('are no English sentences', () => {
    const both = Object.entries(ENGLISH).flatMap(([part, english]) => {
      const own = words[part as keyof typeof words] as Record<string, string>
      return Object.entries(english as Record<string, string>).map(
        ([key, text]) => [`${part}.${key}`, own[key], text] as const,
      )
    })
    const refusals = Object.entries(words.errors).map(
      ([code, own]) => [code, own, new AppError(code as ErrorCode).message] as const,
    )
    const same = [...both, ...refusals].filter(
      ([key, own, text]) => own === text && !SHARED.includes(key),
    )
    expect(same.map(([key]) => key)).toEqual([])
  })

  it('name all months and days, each once, and none as in English', () => {
    const lists = [words.rules.months, words.event.weekdays].map((list) => list.split(', '))
    expect(lists.map((names) => new Set(names).size)).toEqual([12, 7])
    const english = new Set(`${RULES_WORDS.months}, ${EVENT_WORDS.weekdays}`.split(', '))
    expect(lists.flat().filter((name) => english.has(name))).toEqual([])
  })
})

it('days are written in each language', () => {
  expect(formatDayInWords('2027-03-07')).toBe('March 7, 2027')
  expect(formatDayInWords('2027-06-07', WORDS_BY_LANGUAGE.fil.rules)).toBe('Hunyo 7, 2027')
  expect(formatDayInWords('2027-06-07', WORDS_BY_LANGUAGE.ilo.rules)).toBe('Hunio 7, 2027')
  expect(weekdayOf('2027-03-27', EVENT_WORDS.weekdays)).toBe('Saturday')
  expect(weekdayOf('2027-03-28', WORDS_BY_LANGUAGE.ceb.event.weekdays)).toBe('Domingo')
  expect(formatDayInWords('next week', WORDS_BY_LANGUAGE.fil.rules)).toBe('next week')
})

it('a place without a value stays as it is', () => {
  expect(fillPlaceholders('{label} is {state}', { label: '{state}' })).toBe('{state} is {state}')
})
