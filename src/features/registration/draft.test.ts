import { beforeEach, describe, expect, it } from 'vitest'
import type { PublicField } from './answers-in-form'
import {
  DRAFT_LIFETIME_DAYS,
  type Draft,
  type DraftStore,
  deleteDeviceDraft,
  deviceDraftStore,
  draftLifetimeDays,
  findDeviceDraft,
  SENSITIVE_DRAFT_LIFETIME_DAYS,
  saveDeviceDraft,
} from './draft'

const field = (id: string, fieldType: PublicField['fieldType'], options?: string[]) =>
  ({
    id,
    fieldType,
    label: id,
    placeholder: null,
    isRequired: false,
    options: options ?? null,
    order: 0,
  }) satisfies PublicField

function newStore(): DraftStore {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const FULL: DraftStore = { ...newStore(), setItem: refuse }
const BROKEN: DraftStore = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  length: 1,
}

const NOW = Date.UTC(2026, 2, 1)
const LIFETIME_MS = DRAFT_LIFETIME_DAYS * 24 * 60 * 60 * 1000
const NAME = field('name', 'text')

const draftOf = (answers: Draft['answers'], over: Partial<Draft> = {}): Draft => ({
  idempotencyKey: 'key-1',
  answers,
  files: [],
  unanswered: null,
  ...over,
})
const ANA = draftOf({ name: 'Ana' })

let store: DraftStore
beforeEach(() => {
  store = newStore()
})

const find = (fields: PublicField[] = [NAME], now = NOW) =>
  findDeviceDraft(store, 'night', fields, now)

describe('a draft', () => {
  it('comes back as it was, key and open attempt included, until it is dropped', () => {
    const draft = draftOf({ name: 'Ana' }, { step: 's', unanswered: { sent: { name: 'Anna' } } })
    expect(saveDeviceDraft(store, 'night', draft, NOW)).toBe(true)
    expect(find()).toEqual(draft)
    deleteDeviceDraft(store, 'night')
    expect(find()).toBeNull()
  })

  it('belongs to its form', () => {
    saveDeviceDraft(store, 'night', ANA, NOW)
    expect(findDeviceDraft(store, 'day', [NAME], NOW)).toBeNull()
  })

  it.each([
    ['nothing', {}],
    ['an emptied text', { name: '' }],
    ['a box unticked again', { days: [] }],
  ])('is not kept for %s, and the one before goes', (_case, answers) => {
    saveDeviceDraft(store, 'night', ANA, NOW)
    expect(saveDeviceDraft(store, 'night', draftOf(answers), NOW)).toBe(false)
    expect(store.length).toBe(0)
  })

  it('is kept for a chosen file alone, to ask for it again', () => {
    saveDeviceDraft(store, 'night', draftOf({}, { files: ['letter'] }), NOW)
    expect(find([field('letter', 'file')])?.files).toEqual(['letter'])
    expect(find([field('letter', 'text')])).toBeNull()
  })
})

describe('a form that changed meanwhile', () => {
  it.each<[string, PublicField[], Draft['answers']]>([
    ['a field that is gone', [NAME], { name: 'Ana' }],
    ['an option that is gone', [field('region', 'select', ['Luzon'])], {}],
    ['an option that stayed', [field('region', 'select', ['Visayas'])], { region: 'Visayas' }],
    ['ticks that are gone', [field('days', 'checkbox', ['Sat'])], { days: ['Sat'] }],
    ['a list for a text', [field('days', 'text')], {}],
    ['a text for a list', [field('name', 'checkbox', ['Ana'])], {}],
    ['a text for a file', [field('name', 'file')], {}],
  ])('gets what fits: %s', (_case, fields, answers) => {
    const typed = { name: 'Ana', region: 'Visayas', days: ['Sat', 'Sun'] }
    saveDeviceDraft(store, 'night', draftOf(typed), NOW)
    expect(find(fields)?.answers ?? {}).toEqual(answers)
  })

  it('keeps the tick of a box without options', () => {
    saveDeviceDraft(store, 'night', draftOf({ agree: ['Yes'] }), NOW)
    expect(find([field('agree', 'checkbox')])?.answers).toEqual({ agree: ['Yes'] })
  })
})

describe('an old draft', () => {
  it('is given up after its lifetime, and when the clock was set back', () => {
    saveDeviceDraft(store, 'night', ANA, NOW)
    expect(find([NAME], NOW + LIFETIME_MS)).not.toBeNull()
    expect(find([NAME], NOW + LIFETIME_MS + 1)).toBeNull()
    saveDeviceDraft(store, 'night', ANA, NOW)
    expect(find([NAME], NOW - LIFETIME_MS - 1)).toBeNull()
  })

  it('with something sensitive goes after a day, at any form that is opened', () => {
    const day = 24 * 60 * 60 * 1000
    saveDeviceDraft(store, 'night', ANA, NOW, SENSITIVE_DRAFT_LIFETIME_DAYS)
    expect(find([NAME], NOW + day)).not.toBeNull()
    findDeviceDraft(store, 'noon', [NAME], NOW + day + 1)
    expect(store.length).toBe(0)
  })

  it('goes after a day when its form was marked in the meantime', () => {
    const day = 24 * 60 * 60 * 1000
    saveDeviceDraft(store, 'night', ANA, NOW)
    expect(
      findDeviceDraft(store, 'night', [NAME], NOW + day, SENSITIVE_DRAFT_LIFETIME_DAYS),
    ).not.toBeNull()
    expect(
      findDeviceDraft(store, 'night', [NAME], NOW + day + 1, SENSITIVE_DRAFT_LIFETIME_DAYS),
    ).toBeNull()
  })

  it('has a day where the notice or one field is marked, else seven', () => {
    const notice = { version: 1, text: 'We ask about your health.' }
    const days = (over: object) => draftLifetimeDays({ fields: [NAME], ...over })
    expect(days({})).toBe(DRAFT_LIFETIME_DAYS)
    expect(days({ notice })).toBe(DRAFT_LIFETIME_DAYS)
    expect(days({ notice: { ...notice, isSensitive: true } })).toBe(SENSITIVE_DRAFT_LIFETIME_DAYS)
    expect(days({ fields: [NAME, { ...NAME, isSensitive: true }] })).toBe(
      SENSITIVE_DRAFT_LIFETIME_DAYS,
    )
  })

  it('goes from the device when any form is opened; what others keep stays', () => {
    saveDeviceDraft(store, 'day', ANA, NOW - LIFETIME_MS - 1)
    saveDeviceDraft(store, 'night', ANA, NOW)
    store.setItem('theme', 'dark')
    findDeviceDraft(store, 'noon', [NAME], NOW)
    expect(store.length).toBe(2)
    expect(find()).not.toBeNull()
  })
})

describe('a storage that does not do its part', () => {
  it('says that nothing is kept', () => {
    expect(saveDeviceDraft(FULL, 'night', ANA, NOW)).toBe(false)
    expect(saveDeviceDraft(BROKEN, 'night', ANA, NOW)).toBe(false)
    expect(saveDeviceDraft(null, 'night', ANA, NOW)).toBe(false)
    expect(deviceDraftStore()).toBeNull()
  })

  it('never throws', () => {
    for (const broken of [BROKEN, null]) {
      expect(findDeviceDraft(broken, 'night', [NAME], NOW)).toBeNull()
      expect(() => deleteDeviceDraft(broken, 'night')).not.toThrow()
    }
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"idempotencyKey":1}',
    '{"idempotencyKey":"k","answers":7}',
  ])('may hold anything: %j', (text) => {
    store.setItem('registration-draft:night', text)
    expect(find()).toBeNull()
  })
})
