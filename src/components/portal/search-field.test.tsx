// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchField } from './search-field'

function open() {
  const field = { id: 'search', search: 'ana', placeholder: '', maxLength: 100 }
  const { unmount } = render(
    <>
      <SearchField {...field} onSearch={vi.fn()} />
      <button type="button">A button</button>
      <textarea aria-label="A note" />
      <div role="dialog">
        <button type="button">In a dialog</button>
      </div>
    </>,
  )
  return unmount
}

const press = (target: Element, init: KeyboardEventInit) =>
  fireEvent.keyDown(target, { key: '/', ...init })
const isInSearch = () => document.activeElement === screen.queryByLabelText('Search')

it('the key / leads to the search, with its text selected and without writing the sign', () => {
  open()
  expect(press(screen.getByText('A button'), {}), 'the key goes on').toBe(false)
  expect(isInSearch()).toBe(true)
  const field = screen.getByLabelText<HTMLInputElement>('Search')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
})

it.each([
  ['A button', { ctrlKey: true }],
  ['A button', { metaKey: true }],
  ['A button', { altKey: true }],
  ['A button', { key: 'x' }],
  ['In a dialog', {}],
  ['A note', {}],
])('is not taken from %s with %j', (place, init) => {
  open()
  const target = screen.queryByText(place) ?? screen.getByLabelText(place)
  expect(press(target, init), 'the key goes on').toBe(true)
  expect(isInSearch()).toBe(false)
})

it('takes no key once the screen is left', () => {
  open()()
  expect(press(document.body, {})).toBe(true)
})
