import { describe, expect, it } from 'vitest'
import { AppError, type ErrorCode } from '../errors'
import { OTHER_LANGUAGES } from '../languages'
import { CATALOGUE } from './catalogue'
import { weekdayOf, writeDay } from './days'
import { CONDITIONS } from './english/conditions'
import { DRAFT } from './english/draft'
import { EVENT } from './english/event'
import { FORM } from './english/form'
import { MAIL } from './english/mail'
import { OFFER } from './english/offer'
import { OWN } from './english/own'
import { OWN_MAIL } from './english/own-mail'
import { PARTY } from './english/party'
import { PLACES } from './english/places'
import { PROGRESS } from './english/progress'
import { RULES } from './english/rules'
import { SENDING } from './english/sending'
import { STEPS } from './english/steps'
import { SWITCH } from './english/switch'
import { THANKS } from './english/thanks'
import { UNSUBSCRIBE } from './english/unsubscribe'
import { fillPlaceholders } from './fill'

const ENGLISH: Record<string, object> = {
  form: FORM,
  rules: RULES,
  draft: DRAFT,
  sending: SENDING,
  progress: PROGRESS,
  steps: STEPS,
  party: PARTY,
  thanks: THANKS,
  event: EVENT,
  switch: SWITCH,
  conditions: CONDITIONS,
  mail: MAIL,
  places: PLACES,
  offer: OFFER,
  own: OWN,
  ownMail: OWN_MAIL,
  unsubscribe: UNSUBSCRIBE,
}

const SHARED = ['mail.reference', 'own.emailLabel', 'places.optionList', 'rules.date']

const marksOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(OTHER_LANGUAGES)('our words in %s', (lang) => {
  const words = CATALOGUE[lang]

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
    const english = new Set(`${RULES.months}, ${EVENT.weekdays}`.split(', '))
    expect(lists.flat().filter((name) => english.has(name))).toEqual([])
  })
})

it('days are written in each language', () => {
  expect(writeDay('2027-03-07')).toBe('March 7, 2027')
  expect(writeDay('2027-06-07', CATALOGUE.fil.rules)).toBe('Hunyo 7, 2027')
  expect(writeDay('2027-06-07', CATALOGUE.ilo.rules)).toBe('Hunio 7, 2027')
  expect(weekdayOf('2027-03-27', EVENT.weekdays)).toBe('Saturday')
  expect(weekdayOf('2027-03-28', CATALOGUE.ceb.event.weekdays)).toBe('Domingo')
  expect(writeDay('next week', CATALOGUE.fil.rules)).toBe('next week')
})

it('a place without a value stays as it is', () => {
  expect(fillPlaceholders('{label} is {state}', { label: '{state}' })).toBe('{state} is {state}')
})
