import { expect, it } from 'vitest'
import { MAX_NAMED_IDS, readChange, toChange, UNKNOWN_CHANGE } from './change'

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

it('names as many records as a notice has room for, those that came first', () => {
  expect(toChange([1], [2, 3])).toEqual({ came: [1], changed: [2, 3], isMore: false })
  expect(toChange(ids(MAX_NAMED_IDS), []).isMore).toBe(false)
  const { came, changed, isMore } = toChange(ids(MAX_NAMED_IDS - 1), ids(2))
  expect([came.length, changed, isMore]).toEqual([MAX_NAMED_IDS - 1, [1], true])
  const largest = Array.from({ length: MAX_NAMED_IDS + 1 }, () => 2_147_483_647)
  expect(JSON.stringify(toChange(largest, [])).length).toBeLessThan(8_000)
})

it.each<[string, object]>([
  ['{"came":[1],"changed":[2],"isMore":false}', { came: [1], changed: [2], isMore: false }],
  ['{"came":["1",1.5,3],"changed":null,"other":1}', { came: [3], changed: [], isMore: false }],
  ['{"isMore":true}', { came: [], changed: [], isMore: true }],
  ['of another version', UNKNOWN_CHANGE],
  ['null', UNKNOWN_CHANGE],
])('reads %s', (text, change) => expect(readChange(text)).toEqual(change))
