import { describe, expect, it } from 'vitest'
import { eventField } from '../../../../tests/support/event-form'
import { DEFAULT_RECEIPT } from '../receipt'
import { changesBetween, describeAffectedRegistrations } from './changes'
import { keepField } from './content'

const kept = (id: string, over = {}) => keepField({ ...eventField(id, 0), ...over })
const content = (...fields: ReturnType<typeof kept>[]) => ({ fields, receipt: DEFAULT_RECEIPT })
const texts = (...states: [ReturnType<typeof content>, ReturnType<typeof content>]) =>
  changesBetween(...states).map(({ text }) => text)

describe('what would change', () => {
  it('is nothing between two equal states', () => {
    expect(texts(content(kept('a'), kept('b')), content(kept('a'), kept('b')))).toEqual([])
  })

  it('names what goes, what comes and what is another, in that order', () => {
    const before = content(kept('a'), kept('b'), kept('c'))
    const added = keepField({ ...eventField('x', 0), id: undefined, isRequired: true })
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
      'The fields come in another order.',
    ])
    expect(texts(before, content(kept('b'), kept('c')))).toEqual(['“Label a” goes.'])
  })

  it('sees another confirmation email', () => {
    const after = { ...content(kept('a')), receipt: { ...DEFAULT_RECEIPT, isOn: true } }
    expect(texts(content(kept('a')), after)).toEqual(['The confirmation email is another.'])
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
