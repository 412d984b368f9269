// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { formatTableDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { newQueryClient, renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import type { AccountFactors, PasskeySummary } from '../schema'
import { OwnFactors } from './own-factors'

const { api } = paths
const addedAt = '2026-03-01T04:05:00.000Z'
const PASSKEY: PasskeySummary = {
  ...{ id: 5, name: 'Laptop', addedAt, lastUsedAt: null, host: 'localhost' },
}
const NONE: AccountFactors = {
  authenticator: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  required: false,
}
const BOTH: AccountFactors = {
  ...NONE,
  authenticator: { addedAt },
  passkeys: [PASSKEY],
  recoveryCodesLeft: 9,
}
const CODES = ['aaaaaa-bbbbbb', 'cccccc-dddddd']
const NEW_APP = { secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }

let answers: StubReplies
beforeEach(() => {
  answers = { [`POST ${api.authenticator}`]: NEW_APP }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(factors: AccountFactors) {
  answers[`GET ${api.factors}`] = factors
  const { sent } = stubServer(answers)
  const queries = newQueryClient()
  queries.setQueryDefaults(['qr-code'], { staleTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(['qr-code', NEW_APP.address], { svg: 'data:,', png: 'data:,' })
  renderInPortal(<OwnFactors />, { queries })
  await screen.findByRole('button', { name: /^Set up / })
  return sent
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
async function send(label: string, value: string, button: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await press(button)
}
const sendPassword = (button: string) => send('Your password', 'my password', button)

describe('the list', () => {
  it('says when each was added and used, and where a passkey of another host works', async () => {
    const usedAt = '2026-04-02T16:00:00.000Z'
    const [used, elsewhere] = [
      { ...PASSKEY, id: 6, name: 'Key', lastUsedAt: usedAt },
      { ...PASSKEY, id: 7, name: 'Old', host: 'old.example.org' },
    ]
    await open({ ...BOTH, passkeys: [PASSKEY, used, elsewhere] })
    const added = `Passkey added ${formatTableDate(addedAt)}`
    const lines = screen.getAllByRole('listitem').map((item) => item.querySelector('p + p'))
    expect(lines.map((line) => line?.textContent)).toEqual([
      `Set up ${formatTableDate(addedAt)}`,
      `${added} · not used yet`,
      `${added} · last used ${formatTableDate(usedAt)}`,
      `${added} · not used yet · works at old.example.org only`,
      '9 left; each signs you in once',
    ])
  })

  it('offers recovery codes to those alone who have a factor', async () => {
    await open(NONE)
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Make new codes' })).toBeNull()
  })

  it('offers a passkey where the browser has them, and else says what they need', async () => {
    await open(NONE)
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByText(/^Passkeys need/)).toBeTruthy()
  })
})

describe('removing', () => {
  it.each([
    ['Authenticator app', api.removeAuthenticator],
    ['Laptop', api.removePasskey(5)],
  ])('%s sends its own request with the password, once', async (title, path) => {
    const { reply, release } = heldReply()
    answers[`POST ${path}`] = reply
    const sent = await open(BOTH)
    await press(`Remove ${title}`)
    await dialog(`Remove ${title}?`)
    await sendPassword('Remove')
    await press('Remove')
    const removals = sent.filter(([call]) => call.startsWith('POST'))
    expect(removals).toEqual([[`POST ${path}`, { password: 'my password' }]])
    answers[`GET ${api.factors}`] = NONE
    release({})
    await isClosed()
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
    expect(toastStore.read()[0]?.notice.description).toContain(`${title} does not work`)
  })

  it('says at the field that the password was wrong, and stays open', async () => {
    const error = 'Your current password is not right.'
    answers[`POST ${api.removePasskey(5)}`] = errorResponse(400, error, {
      fields: { password: error },
    })
    await open(BOTH)
    await press('Remove Laptop')
    await sendPassword('Remove')
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText(error)).toBeTruthy())
    expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
    expect(screen.getByRole('button', { name: 'Remove' }).getAttribute('aria-busy')).toBeNull()
  })
})

describe('an app', () => {
  const begin = async () => {
    await press(/^Set up /)
    await dialog('Set up an authenticator app')
    await sendPassword('Continue')
    await dialog('Scan this with your app')
  }
  const confirm = `PUT ${api.authenticator}`

  it('begins with the password each time the dialog opens', async () => {
    await open(NONE)
    await begin()
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await press('Set up an app')
    await dialog('Set up an authenticator app')
    expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('')
  })

  it('shows the key to type, and the first recovery codes until they are kept', async () => {
    answers[confirm] = { recoveryCodes: CODES }
    await open(NONE)
    await begin()
    expect(screen.getByLabelText<HTMLInputElement>('Or enter this key').value).toBe('ABCDEFGH')
    await send('Code', '123456', 'Confirm')
    const kept = await dialog('Keep your recovery codes')
    expect(
      within(kept)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES)
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    await userEvent.tab()
    expect(screen.getByRole('dialog')).toBe(kept)
    await press('I have kept them')
    await isClosed()
  })

  it('that takes the place of another closes at once, as there are no new codes', async () => {
    answers[confirm] = { recoveryCodes: null }
    const sent = await open(BOTH)
    expect(screen.getByRole('button', { name: 'Set up another app' })).toBeTruthy()
    await begin()
    await send('Code', '123456', 'Confirm')
    await isClosed()
    expect(toastStore.read()[0]?.notice.title).toBe('Second factor added')
    expect(sent).toContainEqual([confirm, { code: '123456' }])
  })
})

describe('new recovery codes', () => {
  const openCodes = async () => {
    answers[`POST ${api.recoveryCodes}`] = { recoveryCodes: CODES }
    await open(BOTH)
    await press('Make new codes')
    await sendPassword('Make new codes')
    await dialog('Keep your recovery codes')
  }
  const TEXT = `${CODES.join('\n')}\n`

  it.each([
    [true, 'Success'],
    [false, 'Error'],
  ])(
    'are copied, each on its line, and it is said whether that worked: %s',
    async (works, title) => {
      await openCodes()
      const write = vi.spyOn(navigator.clipboard, 'writeText')
      if (works) write.mockResolvedValue()
      else write.mockRejectedValue(new Error('denied'))
      document.execCommand ??= () => false
      await press('Copy')
      await waitFor(() => expect(toastStore.read()[0]?.notice.title).toBe(title))
      expect(write).toHaveBeenCalledWith(TEXT)
    },
  )

  it('are saved as a file', async () => {
    await openCodes()
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    await press('Save as a file')
    const [[blob] = []] = made.mock.calls as Blob[][]
    expect(await blob?.text()).toBe(TEXT)
  })
})
