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

it('while it waits it sends nothing again, and keeps the focus', () => {
  const [press, send] = [vi.fn(), vi.fn((event) => event.preventDefault())]
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" loading={loading} onClick={press}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole<HTMLButtonElement>('button')
  button.focus()
  fireEvent.click(button)
  rerender(form(true))
  fireEvent.click(button)
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
  expect(document.activeElement).toBe(button)
  expect(button.disabled).toBe(false)
  const said = ['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name))
  expect(said).toEqual(['true', 'true'])
})

it('in a form sends it only where it says so', () => {
  const send = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button>Add</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(send).not.toHaveBeenCalled()
})

it('a link is not followed while it waits', () => {
  render(
    <Button asChild loading>
      <a href="/export">Export</a>
    </Button>,
  )
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
})
