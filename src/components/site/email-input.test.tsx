// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EmailInput } from './email-input'

function leaveWith(address: string) {
  const heard = vi.fn<(type: string, value: string) => void>()
  render(
    <div
      onInput={({ target }) => heard('input', (target as HTMLInputElement).value)}
      ref={(element) =>
        element?.addEventListener('change', ({ target }) =>
          heard('change', (target as HTMLInputElement).value),
        )
      }
    >
      <EmailInput aria-label="Email" />
    </div>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Email')
  fireEvent.input(input, { target: { value: address } })
  fireEvent.blur(input)
  heard.mockClear()
  return { input, heard }
}

it('offers what was probably meant, and a press takes it as if it had been typed', async () => {
  const { input, heard } = leaveWith('Ana@gmial.com')
  fireEvent.click(await screen.findByRole('button', { name: 'Ana@gmail.com' }))
  expect(input.value).toBe('Ana@gmail.com')
  expect(heard.mock.calls).toEqual([
    ['input', 'Ana@gmail.com'],
    ['change', 'Ana@gmail.com'],
  ])
  expect(document.activeElement).toBe(input)
  expect(screen.queryByRole('button')).toBeNull()
})

it('the offer goes as soon as somebody types on', async () => {
  const { input } = leaveWith('ana@gmial.com')
  await screen.findByRole('button')
  fireEvent.input(input, { target: { value: 'ana@gmial.com.ph' } })
  expect(screen.queryByRole('button')).toBeNull()
})
