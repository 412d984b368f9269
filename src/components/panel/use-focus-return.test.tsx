// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFocusReturn } from './use-focus-return'

const { panel } = vi.hoisted(() => ({ panel: { isOpen: false, isSaving: false } }))
vi.mock('@payloadcms/ui', () => ({
  useModal: () => ({ modalState: { drawer: { isOpen: panel.isOpen } } }),
  useFormProcessing: () => panel.isSaving,
}))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(panel, { isOpen: false, isSaving: false })
})
afterEach(() => {
  vi.useRealTimers()
})

function Panel({ isPressedGone = false, isDisabled = false }) {
  useFocusReturn()
  return (
    <>
      <p>
        {!isPressedGone && (
          <button type="button" disabled={isDisabled}>
            Choose
          </button>
        )}
        <button type="button">Beside</button>
      </p>
      {panel.isOpen && (
        <div className="payload__modal-item">
          <input className="search-filter__input" aria-label="Search" />
        </div>
      )}
    </>
  )
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(100))

function open() {
  const { rerender } = render(<Panel />)
  return {
    press: (detail: number) => fireEvent.click(screen.getByText('Choose'), { detail }),
    async change(state: Partial<typeof panel>, props = {}) {
      Object.assign(panel, state)
      rerender(<Panel {...props} />)
      await settle()
    },
  }
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('a drawer opened by key begins in its search, and gives the focus back', async () => {
  const { press, change } = open()
  press(0)
  await change({ isOpen: true })
  expect(focused()).toBe('Search')
  await change({ isOpen: false })
  expect(focused()).toBe('Choose')
})

it('gives it to what is beside when the pressed button is gone', async () => {
  const { press, change } = open()
  press(0)
  await change({ isOpen: true })
  await change({ isOpen: false }, { isPressedGone: true })
  expect(focused()).toBe('Beside')
})

it('a drawer opened by mouse opens no keyboard on a phone', async () => {
  const { press, change } = open()
  press(1)
  await change({ isOpen: true })
  expect(focused()).not.toBe('Search')
})

it('leaves the focus where it has gone meanwhile', async () => {
  const { press, change } = open()
  press(0)
  await change({ isOpen: true })
  screen.getByText('Beside').focus()
  await change({ isOpen: false })
  expect(focused()).toBe('Beside')
})

it('after saving by key the focus stays near the button, also when it is disabled', async () => {
  const { press, change } = open()
  press(0)
  await change({ isSaving: true })
  await change({ isSaving: false }, { isDisabled: true })
  expect(focused()).toBe('Beside')
})
