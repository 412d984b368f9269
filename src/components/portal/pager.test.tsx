// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { countPages, Pager } from './pager'

it.each([
  [1, 3, [2]],
  [2, 3, [1, 3]],
  [3, 3, [2]],
  [1, 1, []],
  [4, 3, [3]],
])('page %i of %i leads to %j', (page, pages, expected) => {
  const onPage = vi.fn()
  render(<Pager page={page} pages={pages} onPage={onPage} />)
  for (const name of ['Previous', 'Next']) fireEvent.click(screen.getByRole('button', { name }))
  expect(onPage.mock.calls.flat()).toEqual(expected)
})

it.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [312, 10, 32],
  [312, 100, 4],
])('%i rows make, by %i, %i pages', (total, rows, pages) => {
  expect(countPages(total, rows)).toBe(pages)
})
