// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { AddPasskeyButton } from './add-passkey'

afterEach(() => vi.unstubAllGlobals())

const OPTIONS = `POST ${paths.api.passkeyOptions}`
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it.each<[string, StubReplies, RegExp]>([
  // The simulated browser has no passkeys, which has the same effect as a refusal by the person.
  ['the device', { [OPTIONS]: { options: {} } }, /^The passkey was not used/],
  [
    'the server',
    { [OPTIONS]: errorResponse(409, 'You have 20 passkeys.') },
    /^You have 20 passkeys/,
  ],
])('keeps name and password when %s refuses, and says so', async (_who, answers, words) => {
  const { sent } = stubServer(answers)
  renderInPortal(<AddPasskeyButton />)
  await press('Add a passkey')
  const fields = [
    screen.getByLabelText('Name of this passkey'),
    screen.getByLabelText('Your password'),
  ]
  for (const field of fields) fireEvent.change(field, { target: { value: 'my words' } })
  await press('Continue')
  await waitFor(() => expect(toastStore.read()[0]?.notice.description).toMatch(words))
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['my words', 'my words'])
  const again = screen.getByRole('button', { name: 'Continue' })
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(again)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual([OPTIONS, { password: 'my words' }])
})
