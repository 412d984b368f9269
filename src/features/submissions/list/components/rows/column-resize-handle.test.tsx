// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ColumnResizeHandle } from './column-resize-handle'

afterEach(() => vi.restoreAllMocks())

it('changes the width while it is dragged, and not after it is let go', () => {
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  const onWidth = vi.fn()
  render(<ColumnResizeHandle width="medium" onWidth={onWidth} />)
  const edge = screen.getByTitle('Drag to change the width')
  const moveTo = (clientX: number) => fireEvent.pointerMove(edge, { clientX })
  moveTo(900)
  fireEvent.pointerDown(edge, { clientX: 100, pointerId: 1 })
  moveTo(110)
  expect(onWidth).not.toHaveBeenCalled()
  moveTo(300)
  moveTo(20)
  expect(onWidth.mock.calls).toEqual([['wide'], ['narrow']])
  fireEvent.lostPointerCapture(edge)
  moveTo(300)
  expect(onWidth).toHaveBeenCalledTimes(2)
})
