import { describe, expect, it } from 'vitest'
import { readListKey, stepFrom } from './list-keys'

const press = (key: string, held = {}) =>
  readListKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('readListKey', () => {
  it.each([
    ['j', { do: 'move', by: 1 }],
    ['k', { do: 'move', by: -1 }],
    ['x', { do: 'select' }],
    ['1', { do: 'status', status: 'new' }],
    ['4', { do: 'status', status: 'completed' }],
    ['Enter', { do: 'open' }],
    ['?', { do: 'help' }],
    ['5', null],
    ['0', null],
    ['a', null],
    ['/', null],
  ])('%s', (key, command) => expect(press(key)).toEqual(command))

  it('leaves the browser’s own shortcuts alone', () => {
    expect(press('j', { ctrlKey: true })).toBeNull()
    expect(press('1', { altKey: true })).toBeNull()
    expect(press('k', { metaKey: true })).toBeNull()
  })
})

describe('stepFrom', () => {
  const rows = [{ id: 9 }, { id: 7 }, { id: 4 }]
  it.each([
    [null, 1, 9],
    [null, -1, 9],
    [9, 1, 7],
    [7, -1, 9],
    [9, -1, 9],
    [4, 1, 4],
    [123, 1, 9],
  ] as const)('from %s by %s to %s', (from, by, to) => {
    expect(stepFrom(rows, from, by)?.id).toBe(to)
  })

  it('has nowhere to go in an empty list', () => {
    expect(stepFrom([], null, 1)).toBeUndefined()
  })
})
