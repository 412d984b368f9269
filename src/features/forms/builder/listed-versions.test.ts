import { expect, it } from 'vitest'
import { eventField } from '../../../../tests/support/event-form'
import { DEFAULT_RECEIPT } from '../receipt'
import { type FormVersion, toStoredField } from './content'
import { LISTED_VERSION_COUNT, listVersionsWithChanges } from './listed-versions'

const fields = [toStoredField(eventField('a', 0))]
const versions = (count: number) =>
  Array.from(
    { length: count },
    (_, at): FormVersion => ({
      revision: count - at,
      fields,
      receipt: DEFAULT_RECEIPT,
      savedBy: null,
      savedAt: '2027-01-01T00:00:00Z',
    }),
  )
const lastOf = (count: number) => {
  const last = listVersionsWithChanges(versions(count)).at(-1)
  return [last?.version.revision, last?.changes.map(({ text }) => text)]
}

it('only in the first version of a form every field is new, not in the last that is listed', () => {
  expect(lastOf(2)).toEqual([1, ['“Label a” is new.']])
  expect(lastOf(LISTED_VERSION_COUNT)).toEqual([1, ['“Label a” is new.']])
  expect(lastOf(LISTED_VERSION_COUNT + 1)).toEqual([2, []])
})
