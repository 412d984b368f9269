import { expect, it } from 'vitest'
import {
  fromStoredIds,
  idsOf,
  keptIds,
  matchIds,
  renamesBetween,
  settleIds,
  toStoredIds,
} from './option-ids'

const RENAMED = { options: ['No', 'Maybe', 'Yes'], optionIds: ['No', 'Perhaps', 'Yes'] }

it('are the texts until an option is renamed', () => {
  expect(idsOf({ options: ['Yes', 'No'], optionIds: null })).toEqual(['Yes', 'No'])
  expect(idsOf({ options: ['Yes', 'No'], optionIds: ['Yes'] })).toEqual(['Yes', 'No'])
  expect(keptIds({ options: ['Yes', 'No'], optionIds: ['Yes', 'No'] })).toBeNull()
  expect(keptIds(RENAMED)).toEqual(RENAMED.optionIds)
  expect(idsOf({ options: null })).toEqual([])
})

it('are stored by the text of what was renamed alone', () => {
  const stored = toStoredIds(RENAMED)
  expect(stored).toEqual({ Maybe: 'Perhaps' })
  expect(fromStoredIds(RENAMED.options, stored)).toEqual(RENAMED.optionIds)
  expect(fromStoredIds(['Perhaps', 'Maybe'], stored)).toEqual(['Perhaps 2', 'Perhaps'])
  expect(toStoredIds({ options: ['Yes'] })).toBeNull()
})

it('are found by text, and by place for one that stands instead of another', () => {
  expect(matchIds(['Yes', 'Never', 'Maybe', 'Late'], RENAMED)).toEqual([
    'Yes',
    null,
    'Perhaps',
    null,
  ])
  expect(matchIds(['No', 'Rather not', 'Yes'], RENAMED)).toEqual(['No', 'Perhaps', 'Yes'])
  expect(settleIds(['No', 'Late'], ['No', null])).toEqual(['No', 'Late'])
})

it('say what was renamed, but not from a text that another option has now', () => {
  const before = { options: ['Yes', 'No', 'Perhaps'] }
  expect(renamesBetween(before, RENAMED)).toEqual(new Map([['Perhaps', 'Maybe']]))
  const swapped = { options: ['No', 'Yes'], optionIds: ['Yes', 'No'] }
  expect(renamesBetween(before, swapped)).toEqual(new Map())
})
