// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it.each([
  [{}, null],
  [{ 'aria-disabled': true }, 'true'],
  [{ loading: true }, 'true'],
  [{ loading: false, 'aria-disabled': true }, 'true'],
])('with %j is announced as disabled: %s', (given, announced) => {
  render(<Button {...given}>Next</Button>)
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe(announced)
})

it('ignores presses while it is loading, and keeps the focus', () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Send</Button>)
  const button = screen.getByRole('button')
  button.focus()
  rerender(
    <Button onClick={onClick} loading>
      Send
    </Button>,
  )
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})
