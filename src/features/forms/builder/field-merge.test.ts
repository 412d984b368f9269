import { expect, it } from 'vitest'
import { NO_ANSWER_LIMITS } from '../answer-limits'
import type { ParsedFieldInput } from '../field-input'
import type { FormField } from '../schema'
import { mergeFields } from './field-merge'

const change = (label: string, id?: string): ParsedFieldInput => ({
  id,
  label,
  fieldType: 'text',
  placeholder: null,
  helpText: 'Why',
  isRequired: false,
  isSensitive: false,
  options: null,
  showWhen: null,
  ...NO_ANSWER_LIMITS,
})

const saved = (id: string): FormField => ({
  id,
  label: id,
  fieldType: 'text',
  placeholder: null,
  isRequired: false,
  options: null,
  validation: null,
  order: 0,
})

it('keeps ids and order, and archives what is left out', () => {
  const form = { fields: [saved('a'), saved('b')], archivedFields: [saved('old')] }
  const rows = mergeFields(form, [change('New'), change('B', 'b')])
  expect(rows.map(({ id, label, archived }) => [id, label, archived])).toEqual([
    [expect.stringMatching(/^[0-9a-f]{24}$/), 'New', false],
    ['b', 'B', false],
    ['a', 'a', true],
    ['old', 'old', true],
  ])
})

it('brings an archived field back under its own id', () => {
  const rows = mergeFields({ fields: [], archivedFields: [saved('old')] }, [change('Old', 'old')])
  expect(rows).toMatchObject([{ id: 'old', archived: false }])
})

it.each([['stranger'], ['a', 'a']])('refuses an id it did not give, or gave once: %j', (...ids) => {
  const form = { fields: [saved('a')], archivedFields: [] }
  expect(() =>
    mergeFields(
      form,
      ids.map((id) => change('X', id)),
    ),
  ).toThrow(/does not belong/)
})
