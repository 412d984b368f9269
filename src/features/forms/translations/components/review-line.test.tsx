// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  heldReply,
  loseConnection,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { forgetToasts } from '../../../../../tests/support/components/toasts'
import { LanguageReviewLine } from './review-line'

const READ = `GET ${paths.api.languages}`
const WRITE = `PUT ${paths.api.language('fil')}`
const NOBODY = { fil: null, ceb: { by: 'Ben', at: '2026-11-01T00:00:00.000Z' }, ilo: null }
const BY_ANA = { ...NOBODY, fil: { by: 'Ana', at: '2026-11-22T12:00:00.000Z' } }

let server: ReturnType<typeof stubServer>

beforeEach(() => {
  server = stubServer({ [READ]: NOBODY })
})
afterEach(() => {
  forgetToasts()
  vi.unstubAllGlobals()
})

const box = () => screen.findByRole<HTMLInputElement>('checkbox')

it('is confirmed once, and says by whom', async () => {
  const saving = heldReply()
  server.replies[WRITE] = saving.reply
  renderInPortal(<LanguageReviewLine lang="fil" />)
  expect((await box()).checked).toBe(false)
  fireEvent.click(await box())
  await waitFor(() => expect(server.bodies(WRITE)).toHaveLength(1))
  fireEvent.click(await box())
  saving.release(BY_ANA)
  expect(await screen.findByText(/confirmed by Ana on Nov 22, 2026\./)).toBeTruthy()
  expect((await box()).checked).toBe(true)
  expect(server.bodies(WRITE)).toEqual([{ isRead: true }])
})

it('stays as it was when that fails, and says so', async () => {
  server.replies[WRITE] = loseConnection
  renderInPortal(<LanguageReviewLine lang="fil" />)
  fireEvent.click(await box())
  await waitFor(() =>
    expect(toastStore.read()[0]?.notice.description).toBe('Nothing was changed. Please try again.'),
  )
  expect((await box()).checked).toBe(false)
})

it('is for super admins alone', async () => {
  renderInPortal(<LanguageReviewLine lang="fil" />, { user: { ...STAFF_USER_ANA, role: 'admin' } })
  expect(await screen.findByText(/Not yet read by a native speaker\./)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('is read again when it could not be loaded', async () => {
  server.replies[READ] = loseConnection
  renderInPortal(<LanguageReviewLine lang="ceb" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  server.replies[READ] = NOBODY
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/confirmed by Ben/)).toBeTruthy()
})
