// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from './use-selection'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

function open(...ids: number[]) {
  const { result, rerender } = renderHook(({ ids }) => useSelection(rows(...ids)), {
    initialProps: { ids },
  })
  return {
    now: () => ({
      selected: result.current.selected.map(({ id }) => id),
      isAll: result.current.isAll,
    }),
    act: (change: (selection: typeof result.current) => void) => act(() => change(result.current)),
    show: (...ids: number[]) => rerender({ ids }),
  }
}

it('one by one, all, none', () => {
  const { now, act } = open(1, 2)
  act(({ toggle }) => toggle(2))
  expect(now()).toEqual({ selected: [2], isAll: false })
  act(({ toggle }) => toggle(1))
  expect(now()).toEqual({ selected: [1, 2], isAll: true })
  act(({ toggle }) => toggle(2))
  expect(now()).toEqual({ selected: [1], isAll: false })
  act(({ toggleAll }) => toggleAll())
  expect(now()).toEqual({ selected: [1, 2], isAll: true })
  act(({ toggleAll }) => toggleAll())
  expect(now()).toEqual({ selected: [], isAll: false })
})

it('a row that is gone is not selected, and is not selected again when it comes back', () => {
  const { now, act, show } = open(1, 2, 3)
  act(({ toggleAll }) => toggleAll())
  show(1, 3)
  expect(now()).toEqual({ selected: [1, 3], isAll: true })
  act(({ toggle }) => toggle(3))
  show(1, 2, 3)
  expect(now()).toEqual({ selected: [1], isAll: false })
})

it('nothing is not all', () => {
  expect(open().now()).toEqual({ selected: [], isAll: false })
})
