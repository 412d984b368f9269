// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyField } from './copy-field'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const LINK = 'https://example.org/invite/x'

async function copy() {
  render(<CopyField label="Link" value={LINK} />)
  fireEvent.click(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return () => screen.getByRole('button').textContent
}

it('copies the text and says so for two seconds', async () => {
  const label = await copy()
  expect(writeText.mock.calls).toEqual([[LINK]])
  expect(label()).toBe('Copied')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(label()).toBe('Copy')
})

it('does not say that it copied when the browser refused', async () => {
  writeText.mockRejectedValue(new Error('Not allowed'))
  document.execCommand = vi.fn(() => false)
  expect((await copy())()).toBe('Copy')
})

it('is selected at once, so that it can be copied by key', () => {
  render(<CopyField label="Link" value={LINK} />)
  const field = screen.getByLabelText<HTMLInputElement>('Link')
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length])
})
