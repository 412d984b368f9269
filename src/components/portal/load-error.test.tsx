// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HttpError } from '@/lib/http/client'
import { LoadError } from './load-error'

const failed = (status: number, error?: string) =>
  new HttpError(status, JSON.stringify(error ? { error } : {}), new Headers())

function open(error: unknown, isFetching = false) {
  const refetch = vi.fn()
  render(<LoadError title="The users could not be loaded" of={{ error, refetch, isFetching }} />)
  return refetch
}

it('says what the server said, and tries again', () => {
  const refetch = open(failed(503, 'The database is being moved.'))
  expect(screen.getByRole('alert').textContent).toContain('The database is being moved.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('blames the connection when nothing was answered, and is not pressed twice', () => {
  const refetch = open(new TypeError('Failed to fetch'), true)
  expect(screen.getByText('Please check your connection and try again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  expect(refetch).not.toHaveBeenCalled()
})

it('offers a role that is refused another screen, because trying again would not help', () => {
  open(failed(403, 'Your role does not allow this.'))
  expect(screen.getByText('Not open to your role')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin')
})
