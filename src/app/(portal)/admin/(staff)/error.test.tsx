// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import PortalError from './error'

it('tries the screen again', async () => {
  const reset = vi.fn<() => void>()
  render(<PortalError error={new Error('broken')} reset={reset} />)
  expect(screen.getByRole('alert')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(reset).toHaveBeenCalledOnce()
})
