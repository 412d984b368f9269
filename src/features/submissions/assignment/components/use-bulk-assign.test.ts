import { expect, it } from 'vitest'
import { NO_FILTERS } from '../../filters'
import { leavesListWhenAssigned } from './use-bulk-assign'

const READER = 7
const me = { id: READER, name: 'Ana' }
const other = { id: 8, name: 'Ben' }

it.each([
  ['me', other, true],
  ['me', null, true],
  ['me', me, false],
  ['nobody', me, true],
  ['nobody', null, false],
  [null, other, false],
] as const)('in a list of %s rows given to %j leave it: %s', (assignee, to, leaves) => {
  expect(leavesListWhenAssigned({ filters: { ...NO_FILTERS, assignee } }, to, READER)).toBe(leaves)
})
