// @vitest-environment happy-dom
import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useBuilderKeys } from './use-builder-keys'

function listen() {
  const keys = { save: vi.fn(), undo: vi.fn(), redo: vi.fn() }
  const hook = renderHook(({ given }) => useBuilderKeys(given), {
    initialProps: { given: keys as typeof keys | null },
  })
  const called = () =>
    Object.entries(keys).flatMap(([name, { mock }]) => mock.calls.map(() => name))
  return { ...hook, called }
}

const SAVE = { key: 's', ctrlKey: true }
const UNDO = { key: 'z', ctrlKey: true }

it.each([
  [SAVE, ['save']],
  [{ key: 's', metaKey: true }, ['save']],
  [UNDO, ['undo']],
  [{ ...UNDO, key: 'Z', shiftKey: true }, ['redo']],
  [{ key: 'y', ctrlKey: true }, ['redo']],
  [{ key: 's' }, []],
  [{ ...SAVE, shiftKey: true }, []],
  [{ ...UNDO, altKey: true }, []],
  [{ ...UNDO, repeat: true }, ['undo']],
])('%j calls %j', (event, names) => {
  const { called } = listen()
  const isLeftToBrowser = fireEvent.keyDown(document.body, event)
  expect(called()).toEqual(names)
  expect(isLeftToBrowser).toBe(names.length === 0)
})

it('a key that is held down saves once, and the browser saves no page', () => {
  const { called } = listen()
  fireEvent.keyDown(document.body, SAVE)
  expect(fireEvent.keyDown(document.body, { ...SAVE, repeat: true })).toBe(false)
  expect(called()).toEqual(['save'])
})

it('where staff type, undo is the browser’s and saving is not', () => {
  const { called } = listen()
  render(<input />)
  const input = screen.getByRole('textbox')
  expect(fireEvent.keyDown(input, UNDO)).toBe(true)
  expect(called()).toEqual([])
  fireEvent.keyDown(input, SAVE)
  expect(called()).toEqual(['save'])
})

it('does nothing behind a dialog, without permission, and once the screen is left', () => {
  const { called, rerender, unmount } = listen()
  render(
    <div role="dialog">
      <button type="button">Close</button>
    </div>,
  )
  fireEvent.keyDown(screen.getByRole('button'), SAVE)
  rerender({ given: null })
  fireEvent.keyDown(document.body, SAVE)
  unmount()
  expect(fireEvent.keyDown(document.body, SAVE)).toBe(true)
  expect(called()).toEqual([])
})
