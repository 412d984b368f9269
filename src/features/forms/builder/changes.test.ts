import { describe, expect, it } from 'vitest'
import { eventField } from '../../../../tests/support/event-form'
import { DEFAULT_RECEIPT } from '../receipt'
import { changesBetween, describeAffectedRegistrations } from './changes'
import { toStoredField } from './content'

const kept = (id: string, over = {}) => toStoredField({ ...eventField(id, 0), ...over })
const content = (...fields: ReturnType<typeof kept>[]) => ({ fields, receipt: DEFAULT_RECEIPT })
const texts = (...states: [ReturnType<typeof content>, ReturnType<typeof content>]) =>
  changesBetween(...states).map(({ text }) => text)

describe('what would change', () => {
  it('is nothing between two equal states', () => {
    expect(texts(content(kept('a'), kept('b')), content(kept('a'), kept('b')))).toEqual([])
  })

  it('names what goes, what comes and what is another, in that order', () => {
    const before = content(kept('a'), kept('b'), kept('c'))
    const added = toStoredField({ ...eventField('x', 0), id: undefined, isRequired: true })
    const after = content(
      kept('a', { label: 'Full name', fieldType: 'select', options: ['A'], isRequired: true }),
      added,
      kept('c', { helpText: 'Why', placeholder: 'e.g.' }),
    )
    expect(texts(before, after)).toEqual([
      '“Label b” goes.',
      '“Label a” is now called “Full name”, becomes Dropdown, is now required and has other options.',
      '“Label x” is new, and required.',
      '“Label c” has another placeholder and has another help text.',
    ])
  })

  it('takes a field that comes back for a new one, with its id', () => {
    const [change] = changesBetween(content(kept('a')), content(kept('a'), kept('old')))
    expect(change).toEqual({ kind: 'added', id: 'old', text: '“Label old” is new.' })
  })

  it('sees another order, but not that others make room', () => {
    const before = content(kept('a'), kept('b'), kept('c'))
    expect(texts(before, content(kept('b'), kept('a'), kept('c')))).toEqual([
      'The fields are in a different order.',
    ])
    expect(texts(before, content(kept('b'), kept('c')))).toEqual(['“Label a” goes.'])
  })

  it('sees another confirmation email', () => {
    const after = { ...content(kept('a')), receipt: { ...DEFAULT_RECEIPT, isOn: true } }
    expect(texts(content(kept('a')), after)).toEqual(['The confirmation email is different.'])
  })

  it.each([{ subject: 'Another' }, { text: 'Another' }])('sees it by its %j too', (part) => {
    const after = { ...content(kept('a')), receipt: { ...DEFAULT_RECEIPT, ...part } }
    expect(texts(content(kept('a')), after)).toEqual(['The confirmation email is different.'])
  })

  it('says what becomes of each property', () => {
    const was = kept('a', { isRequired: true, fieldType: 'number', decimals: true, unit: 'kg' })
    const now = { ...was, isRequired: false, isSensitive: true, decimals: null, unit: null }
    expect(texts(content(was), content(now))).toEqual([
      '“Label a” is now optional, is now marked as sensitive, is a whole number and has no unit.',
    ])
    expect(texts(content(now), content(was))).toEqual([
      '“Label a” is now required, is no longer marked as sensitive, may have decimals and is counted in kg.',
    ])
    const rules = (value: string) => ({
      match: 'all' as const,
      rules: [{ fieldId: 'b', is: 'one_of' as const, values: [value] }],
    })
    const shown = kept('a', { showWhen: rules('x') })
    expect(texts(content(kept('a')), content(shown))).toEqual([
      '“Label a” is shown in other cases.',
    ])
    expect(texts(content(shown), content(kept('a', { showWhen: rules('y') })))).toEqual([
      '“Label a” is shown in other cases.',
    ])
    expect(texts(content(shown), content(kept('a')))).toEqual(['“Label a” is always shown.'])
  })

  it('sees other details where both states have them', () => {
    const DETAILS = {
      ...{ name: 'Camp', slug: 'camp', description: null, closedText: null, thanksText: null },
      hasSteps: false,
    }
    const state = (details?: object) => ({ ...content(kept('a')), details }) as never
    const changes = (part: object) => texts(state(DETAILS), state({ ...DETAILS, ...part }))
    expect(changes({})).toEqual([])
    expect(changes({ name: 'Day', slug: 'day' })).toEqual([
      'The form is now called “Day”.',
      expect.stringMatching(/^The link is now .*\/day\.$/),
    ])
    expect(changes({ description: 'x', closedText: 'x', thanksText: 'x' })).toHaveLength(3)
    expect(changes({ hasSteps: true })).toEqual(['The sections are shown as steps.'])
    expect(texts(state(DETAILS), state())).toEqual([])
    expect(texts(state(), state(DETAILS))).toEqual([])
  })

  it('sees other translations by their mark, where both states have one', () => {
    const state = (translationsMark?: string) => ({ ...content(kept('a')), translationsMark })
    expect(texts(state('a'), state('b'))).toEqual(['The translations are different.'])
    for (const equal of [state('a'), state()]) expect(texts(state('a'), equal)).toEqual([])
    expect(texts(state(), state('a'))).toEqual([])
  })

  it('sees other privacy settings, by any of them', () => {
    const notice = { isOn: true, isSensitive: false, text: 'We keep it.' }
    const retention = { days: 30, from: 'event' as const, eventDay: '2027-01-02' }
    const state = (part: object = {}, more: object = {}) => ({
      ...content(kept('a')),
      privacy: { notice: { ...notice, ...part }, retention: { ...retention, ...more } },
    })
    expect(texts(state(), state())).toEqual([])
    expect(texts(state(), content(kept('a')))).toEqual([])
    for (const other of [
      ...[{ isOn: false }, { isSensitive: true }, { text: 'No.' }].map((part) => state(part)),
      ...[{ days: 31 }, { from: 'arrival' }, { eventDay: null }].map((more) => state({}, more)),
    ]) {
      expect(texts(state(), other)).toEqual(['The privacy settings are different.'])
    }
  })
})

it('says how many registrations have an answer where something changes', () => {
  const removed = { kind: 'removed', id: 'a', text: '' } as const
  expect(describeAffectedRegistrations(removed, { a: 1 })).toBe(
    '1 registration has an answer here, which is kept.',
  )
  expect(describeAffectedRegistrations({ ...removed, kind: 'changed' }, { a: 1200 })).toBe(
    '1,200 registrations have an answer here.',
  )
  expect(describeAffectedRegistrations(removed, { b: 2 })).toBeNull()
  expect(describeAffectedRegistrations({ kind: 'moved', text: '' }, { a: 1 })).toBeNull()
})
