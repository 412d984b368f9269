// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderAtAddress } from '../../../../../tests/support/components/at-address'
import { newQueryClient, STAFF_USER_ANA } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { staffKeys } from '../../client'
import { SignOutEverywhere } from './sign-out-everywhere'

afterEach(() => vi.unstubAllGlobals())

const END = `POST ${paths.api.endSessions}`

it('is sent once, can be tried again, and leads to signing in with the same address', async () => {
  const answers: StubReplies = { [END]: errorResponse(503) }
  const { sent } = stubServer(answers)
  const queries = newQueryClient()
  const { visits } = renderAtAddress('/admin/account', <SignOutEverywhere />, { queries })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  const dialog = within(screen.getByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Sign out everywhere' })
  await userEvent.click(confirm)
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull())
  expect(visits).toEqual([])
  const { reply, release } = heldReply()
  answers[END] = reply
  await userEvent.click(confirm)
  await userEvent.click(confirm)
  expect(sent).toHaveLength(2)
  release({})
  await waitFor(() => expect(visits).toEqual([paths.portal.login]))
  expect(queries.getQueryData(staffKeys.nextEmail)).toBe(STAFF_USER_ANA.email)
  expect(toastStore.read()[0]?.notice.title).toBe('Signed out everywhere')
})
