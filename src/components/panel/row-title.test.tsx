// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BlockTitle, RowTitle } from './row-title'

const { row } = vi.hoisted(() => ({
  row: { data: {} as object, rowNumber: 0, isCollapsed: true, toggle: vi.fn() },
}))
vi.mock('@payloadcms/ui', () => ({ useRowLabel: () => row, useCollapsible: () => row }))

beforeEach(() => {
  row.toggle.mockReset()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const title = () => screen.getByText(/./).textContent

it.each([
  ['its own title', { title: 'Answer the call' }, 'Answer the call', 'Video: Answer the call'],
  ['the title of what it links to', { to: '/merch' }, 'Merch', 'Video: Merch'],
  ['its place', {}, 'Slide 3', 'Video'],
])('a row is named by %s', (_what, data, slide, block) => {
  Object.assign(row, { data, rowNumber: 2 })
  const { unmount } = render(<RowTitle noun="Slide" />)
  expect(title()).toBe(slide)
  unmount()
  render(<BlockTitle noun="Video" />)
  expect(title()).toBe(block)
})

it.each([
  ['a new row', {}, true, 1],
  ['a row with a title', { title: 'Answer the call' }, true, 0],
  ['a row with a link', { to: 'page:900' }, true, 0],
  ['a new row that is open', {}, false, 0],
])('%s is opened by itself, once', (_what, data, isCollapsed, times) => {
  Object.assign(row, { data, isCollapsed })
  const { rerender } = render(<RowTitle noun="Slide" />)
  Object.assign(row, { isCollapsed: false })
  rerender(<RowTitle noun="Slide" />)
  Object.assign(row, { isCollapsed: times === 1 })
  rerender(<RowTitle noun="Slide" />)
  expect(row.toggle).toHaveBeenCalledTimes(times)
})
