import { describe, expect, it } from 'vitest'
import { readListKey, rowAfterStep } from './list-shortcuts'

const press = (key: string, held = {}) =>
  readListKey({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  })

describe('readListKey', () => {
  it.each([
    ['j', { do: 'move', by: 1, extends: false }],
    ['k', { do: 'move', by: -1, extends: false }],
    ['x', { do: 'select' }],
    ['1', { do: 'status', status: 'new', goesOn: false }],
    ['4', { do: 'status', status: 'completed', goesOn: false }],
    ['Enter', { do: 'open' }],
    ['e', { do: 'export' }],
    ['?', { do: 'help' }],
    ['Escape', { do: 'clear' }],
    ['5', null],
    ['0', null],
    ['a', null],
    ['/', null],
  ])('%s', (key, command) => expect(press(key)).toEqual(command))

  it('with Shift selects on the way, and goes on after a status', () => {
    const held = { shiftKey: true }
    expect(press('J', held)).toEqual({ do: 'move', by: 1, extends: true })
    expect(press('K', held)).toEqual({ do: 'move', by: -1, extends: true })
    for (const sign of ['@', '"', '2']) {
      const command = press(sign, { ...held, code: 'Digit2' })
      expect(command).toEqual({ do: 'status', status: 'reviewed', goesOn: true })
    }
    expect(press('%', { ...held, code: 'Digit5' })).toBeNull()
    expect(press('?', { ...held, code: 'Slash' })).toEqual({ do: 'help' })
  })

  it('leaves the browser’s own shortcuts alone', () => {
    expect(press('j', { ctrlKey: true })).toBeNull()
    expect(press('1', { altKey: true })).toBeNull()
    expect(press('k', { metaKey: true })).toBeNull()
  })
})

describe('rowAfterStep', () => {
  const rows = [{ id: 9 }, { id: 7 }, { id: 4 }]
  it.each([
    [null, 1, 9],
    [null, -1, 9],
    [{ id: 9, at: 0 }, 1, 7],
    [{ id: 7, at: 1 }, -1, 9],
    [{ id: 9, at: 0 }, -1, 9],
    [{ id: 4, at: 2 }, 1, 4],
  ] as const)('from %o by %s to %s', (from, by, to) => {
    expect(rowAfterStep(rows, from, by)?.id).toBe(to)
  })

  it('goes on beside the place of a row that has left the list', () => {
    expect(rowAfterStep(rows, { id: 8, at: 1 }, 1)?.id).toBe(7)
    expect(rowAfterStep(rows, { id: 8, at: 1 }, -1)?.id).toBe(9)
    expect(rowAfterStep(rows, { id: 3, at: 3 }, 1)?.id).toBe(4)
    expect(rowAfterStep(rows, { id: 10, at: 0 }, -1)?.id).toBe(9)
  })

  it('has nowhere to go in an empty list', () => {
    expect(rowAfterStep([], null, 1)).toBeUndefined()
  })
})
