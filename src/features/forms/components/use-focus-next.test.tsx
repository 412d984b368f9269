// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusNext } from './use-focus-next'

let focusNext: (id: string) => void

function Inputs({ names }: { names: string[] }) {
  focusNext = useFocusNext()
  return names.map((name) => <input key={name} id={name} aria-label={name} />)
}

it('focuses what the next rendering shows, once', () => {
  const { rerender } = render(<Inputs names={['a']} />)
  focusNext('b')
  rerender(<Inputs names={['a', 'b']} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'b' }))
  screen.getByRole('textbox', { name: 'a' }).focus()
  rerender(<Inputs names={['a', 'b', 'c']} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'a' }))
})

it('leaves the focus alone when what was wanted is not there, also when it comes later', () => {
  const { rerender } = render(<Inputs names={['a']} />)
  screen.getByRole('textbox', { name: 'a' }).focus()
  focusNext('b')
  rerender(<Inputs names={['a', 'c']} />)
  rerender(<Inputs names={['a', 'b']} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'a' }))
})
