// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ReadingControls } from './reading-controls'

function open(props: { page?: number; count?: number; zoom?: number } = {}) {
  const [onPage, onZoom] = [vi.fn(), vi.fn()]
  const controls = (more: typeof props) => (
    <ReadingControls page={3} count={12} zoom={1} {...{ onPage, onZoom }} {...props} {...more} />
  )
  const { rerender } = render(controls({}))
  const field = screen.getByLabelText<HTMLInputElement>('Page')
  return { field, onPage, onZoom, change: (more: typeof props) => rerender(controls(more)) }
}

it.each([
  ['7', '7', [7]],
  ['99', '12', [12]],
  ['0', '1', [1]],
  ['many', '3', []],
  ['', '3', []],
  ['3', '3', []],
])('what is typed as %j becomes %j and leads to %j', (typed, shown, expected) => {
  const { field, onPage } = open()
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.submit(field)
  expect([field.value, onPage.mock.calls.flat()]).toEqual([shown, expected])
})

it('leads there when the field is left, too', () => {
  const { field, onPage } = open()
  fireEvent.change(field, { target: { value: '7' } })
  fireEvent.blur(field)
  expect(onPage.mock.calls).toEqual([[7]])
})

it('follows what is scrolled, unless a number is being typed', () => {
  const { field, change } = open()
  change({ page: 4 })
  expect(field.value).toBe('4')
  field.focus()
  fireEvent.change(field, { target: { value: '1' } })
  change({ page: 5 })
  expect(field.value).toBe('1')
})

it.each([
  [1, true, false],
  [2, false, false],
  [4, false, true],
])('at %i it can be made smaller and larger within its limits', (zoom, isSmallest, isLargest) => {
  const { onZoom } = open({ zoom })
  const [smaller, larger] = ['Smaller', 'Larger'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  )
  expect([smaller?.disabled, larger?.disabled]).toEqual([isSmallest, isLargest])
  for (const button of [smaller, larger]) fireEvent.click(button as HTMLElement)
  for (const [next] of onZoom.mock.calls) expect(next).not.toBe(zoom)
  expect(onZoom).toHaveBeenCalledTimes(isSmallest || isLargest ? 1 : 2)
})

it('has nothing to press before the document is open', () => {
  const { field } = open({ count: 0 })
  expect(field.disabled).toBe(true)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) {
    expect(button.disabled).toBe(true)
  }
})
