import { describe, expect, it } from 'vitest'
import {
  addRowsToSelection,
  extendSelectionTo,
  isPageSelected,
  NOTHING_SELECTED,
  refreshSeenStatuses,
  type SelectedRows,
  selectAllMatches,
  togglePage,
  toggleRow,
} from './selection'

const rows = (...ids: number[]) => ids.map((id) => ({ id, status: 'new' as const }))
const FIRST = rows(9, 8, 7, 6)
const SECOND = rows(5, 4)
const ids = ({ seen }: SelectedRows) => [...seen.keys()]

describe('what is selected', () => {
  it('stays from page to page', () => {
    const some = toggleRow(toggleRow(NOTHING_SELECTED, FIRST, 8), FIRST, 6)
    const more = togglePage(some, SECOND)
    expect(ids(more)).toEqual([8, 6, 5, 4])
    expect(ids(toggleRow(more, FIRST, 8))).toEqual([6, 5, 4])
    expect(ids(togglePage(more, SECOND))).toEqual([8, 6])
    expect([isPageSelected(more, SECOND), isPageSelected(more, FIRST)]).toEqual([true, false])
  })

  it('extends to a row in either direction, and begins again on another page', () => {
    const from7 = toggleRow(NOTHING_SELECTED, FIRST, 7)
    expect(ids(extendSelectionTo(from7, FIRST, 9))).toEqual([7, 9, 8])
    expect(ids(extendSelectionTo(from7, FIRST, 6))).toEqual([7, 6])
    const beyond = extendSelectionTo(from7, SECOND, 4)
    expect(ids(beyond)).toEqual([7, 4])
    expect(ids(extendSelectionTo(beyond, SECOND, 5))).toEqual([7, 4, 5])
    expect(extendSelectionTo(from7, FIRST, 1)).toBe(from7)
  })

  it('grows with the rows that the keyboard passes', () => {
    const grown = addRowsToSelection(NOTHING_SELECTED, FIRST.slice(0, 2))
    expect(ids(grown)).toEqual([9, 8])
    expect(grown.anchor).toBe(8)
  })

  it('can be everything, and less than that is what is in view', () => {
    const everything = selectAllMatches(togglePage(NOTHING_SELECTED, FIRST))
    expect(isPageSelected(everything, SECOND)).toBe(true)
    expect(addRowsToSelection(everything, SECOND)).toBe(everything)
    const less = toggleRow(everything, SECOND, 5)
    expect([less.isEverything, ids(less)]).toEqual([false, [4]])
    expect(ids(togglePage(everything, SECOND))).toEqual([])
  })

  it('knows the status that a row was last seen with', () => {
    const some = togglePage(NOTHING_SELECTED, FIRST)
    expect(refreshSeenStatuses(some, FIRST)).toBe(some)
    const again = refreshSeenStatuses(some, [{ id: 8, status: 'completed' }, ...SECOND])
    expect([...again.seen]).toEqual([
      [9, 'new'],
      [8, 'completed'],
      [7, 'new'],
      [6, 'new'],
    ])
  })
})
