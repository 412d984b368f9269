import { expect, it } from 'vitest'
import {
  assignOptionIds,
  fromStoredOptionIds,
  matchOptionIds,
  optionIdsOf,
  optionIdsOrNull,
  optionRenamesBetween,
  toStoredOptionIds,
} from './option-ids'

const RENAMED = { options: ['No', 'Maybe', 'Yes'], optionIds: ['No', 'Perhaps', 'Yes'] }

it('are the texts until an option is renamed', () => {
  expect(optionIdsOf({ options: ['Yes', 'No'], optionIds: null })).toEqual(['Yes', 'No'])
  expect(optionIdsOf({ options: ['Yes', 'No'], optionIds: ['Yes'] })).toEqual(['Yes', 'No'])
  expect(optionIdsOrNull({ options: ['Yes', 'No'], optionIds: ['Yes', 'No'] })).toBeNull()
  expect(optionIdsOrNull(RENAMED)).toEqual(RENAMED.optionIds)
  expect(optionIdsOf({ options: null })).toEqual([])
})

it('are stored by the text of what was renamed alone', () => {
  const stored = toStoredOptionIds(RENAMED)
  expect(stored).toEqual({ Maybe: 'Perhaps' })
  expect(fromStoredOptionIds(RENAMED.options, stored)).toEqual(RENAMED.optionIds)
  expect(fromStoredOptionIds(['Perhaps', 'Maybe'], stored)).toEqual(['Perhaps 2', 'Perhaps'])
  expect(toStoredOptionIds({ options: ['Yes'] })).toBeNull()
})

it('are found by text, and by place for one that stands instead of another', () => {
  expect(matchOptionIds(['Yes', 'Never', 'Maybe', 'Late'], RENAMED)).toEqual([
    'Yes',
    null,
    'Perhaps',
    null,
  ])
  expect(matchOptionIds(['No', 'Rather not', 'Yes'], RENAMED)).toEqual(['No', 'Perhaps', 'Yes'])
  expect(assignOptionIds(['No', 'Late'], ['No', null])).toEqual(['No', 'Late'])
})

it('say what was renamed, but not from a text that another option has now', () => {
  const before = { options: ['Yes', 'No', 'Perhaps'] }
  expect(optionRenamesBetween(before, RENAMED)).toEqual(new Map([['Perhaps', 'Maybe']]))
  const swapped = { options: ['No', 'Yes'], optionIds: ['Yes', 'No'] }
  expect(optionRenamesBetween(before, swapped)).toEqual(new Map())
})
