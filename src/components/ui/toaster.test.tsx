// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorNotice, plainNotice } from '@/lib/notices/notice'
import { Dialog, DialogContent } from './dialog'
import { isToastShown, notify, type ToastAction, toastStore } from './notify'
import { Toaster } from './toaster'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const WORDS = 'It was saved.'
const isOpen = () => toastStore.read().some(({ open }) => open)

function show(action?: ToastAction, notice = plainNotice('Saved', WORDS)) {
  const { unmount } = render(<Toaster />)
  act(() => notify(notice, action))
  return unmount
}

it('is closed by its button and by Escape', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(isOpen()).toBe(false)
  act(() => notify(plainNotice('Saved', WORDS)))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen()).toBe(false)
})

it('its action runs once and closes it', () => {
  const onAction = vi.fn()
  show({ label: 'Undo', onAction })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(false)
})

it.each([
  ['closes the dialog, not the toast', false, true],
  ['in the toast closes the toast, not the dialog', true, false],
])('with a dialog open, Escape %s', (_what, isInToast, isToastLeft) => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent title="Edit it">
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>,
  )
  show()
  const inToast = screen.getByRole('button', { name: 'Dismiss', hidden: true })
  const place = isInToast ? inToast : screen.getByLabelText('Name')
  fireEvent.keyDown(place, { key: 'Escape' })
  expect([onOpenChange.mock.calls.length, isOpen()]).toEqual([isToastLeft ? 1 : 0, isToastLeft])
})

it.each([
  ['an error', errorNotice('Error', WORDS), 1],
  ['a success', plainNotice('Saved', WORDS), 0],
])('%s is announced at once: %#', (_what, notice, alerts) => {
  show(undefined, notice)
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts)
})

it('counts as a place for toasts only while it is there', () => {
  const leave = show()
  expect(isToastShown(WORDS)).toBe(true)
  leave()
  expect(isToastShown(WORDS)).toBe(false)
})
