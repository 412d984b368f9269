// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PositionDots } from './dots'

it('leads to each, marks the current one, and is not there for one alone', () => {
  const onChoose = vi.fn()
  const { rerender } = render(
    <PositionDots label="Slide" count={3} current={1} onChoose={onChoose} />,
  )
  const dots = screen.getAllByRole('button')
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true', null])
  for (const dot of dots) fireEvent.click(dot)
  expect(onChoose.mock.calls).toEqual([[0], [1], [2]])
  rerender(<PositionDots label="Slide" count={1} current={0} onChoose={onChoose} />)
  expect(screen.queryByRole('button')).toBeNull()
})
