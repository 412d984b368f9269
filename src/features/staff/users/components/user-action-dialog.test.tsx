// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import type { StaffMember } from '../../schema'
import { useStaff } from '../client'
import { UserActionDialog } from './user-action-dialog'
import { USER_ACTIONS, type UserAction, userActionsOf } from './user-actions'

afterEach(() => vi.unstubAllGlobals())

const { api } = paths
const BEN: StaffMember = {
  ...{ id: 7, name: 'Ben Cruz', email: 'ben@example.org', role: 'admin', status: 'active' },
  createdAt: '2026-01-01T00:00:00.000Z',
} as const

function Screen({ action }: { action: UserAction }) {
  useStaff()
  const dialog = { open: true, onOpenChange: close, onCloseAutoFocus: () => {} }
  return <UserActionDialog member={BEN} action={action} {...dialog} />
}

const LIST = `GET ${api.users}`
const close = vi.fn<(open: boolean) => void>()

function open(action: UserAction, answers: StubReplies) {
  close.mockReset()
  const { sent } = stubServer(answers)
  renderInPortal(<Screen action={action} />)
  const confirm = screen.getByRole('button', { name: USER_ACTIONS[action].confirm })
  return { sent, confirm }
}

const said = () => {
  const { title, description, destructive = false } = toastStore.read()[0]?.notice ?? {}
  return { words: `${title} ${description}`, destructive }
}

type Case = [action: UserAction, call: string, body: object | undefined, words: RegExp]
const CASES: Case[] = [
  ['resend', `POST ${api.userInvitation(7)}`, undefined, /^Invitation sent/],
  ['cancel', `DELETE ${api.userInvitation(7)}`, undefined, /^Invitation cancelled.*ben@example/],
  ['signOut', `DELETE ${api.userSessions(7)}`, undefined, /^Signed out Ben Cruz/],
  ['factor', `DELETE ${api.userFactors(7)}`, undefined, /^Second factor reset Ben Cruz/],
  ['disable', `PUT ${api.user(7)}`, { status: 'disabled' }, /^Account disabled Ben Cruz/],
  ['enable', `PUT ${api.user(7)}`, { status: 'active' }, /^Account enabled Ben Cruz/],
]

describe.each(CASES)('%s', (action, call, body, words) => {
  it('is sent once, and the dialog closes when it is done', async () => {
    const { reply, release } = heldReply()
    const { sent, confirm } = open(action, { [call]: reply, [LIST]: [] })
    await userEvent.click(confirm)
    await userEvent.click(confirm)
    expect(sent).toEqual([[LIST], body ? [call, body] : [call]])
    expect(close).not.toHaveBeenCalled()
    release({ link: null })
    await waitFor(() => expect(close.mock.calls).toEqual([[false]]))
    expect(said()).toEqual({ words: expect.stringMatching(words), destructive: false })
  })

  it.each([
    [409, 'closes it'],
    [503, 'leaves it open'],
  ])('a failure of status %d %s, says why and reads the list again', async (status) => {
    const { sent, confirm } = open(action, {
      ...{
        [call]: errorResponse(status, `${action} is not for today: ${status}`),
        [LIST]: [],
      },
    })
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(said()).toEqual({
        words: expect.stringContaining(`${action} is not for today: ${status}`),
        destructive: true,
      }),
    )
    expect(close.mock.calls).toEqual(status === 409 ? [[false]] : [])
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBeNull())
    expect(sent.filter(([one]) => one === LIST)).toHaveLength(2)
    if (status === 503) await userEvent.click(confirm)
    expect(sent.filter(([one]) => one === call)).toHaveLength(status === 409 ? 1 : 2)
  })
})

it('shows the link to pass on instead of closing', async () => {
  const link = 'http://localhost/admin/accept-invite?token=t'
  const { confirm } = open('resend', { [CASES[0]?.[1] ?? '']: { link }, [LIST]: [] })
  await userEvent.click(confirm)
  expect((await screen.findByLabelText<HTMLInputElement>('Invitation link')).value).toBe(link)
  expect(close).not.toHaveBeenCalled()
})

it('sends the role that was chosen last', async () => {
  const { sent, confirm } = open('role', { [`PUT ${api.user(7)}`]: {}, [LIST]: [] })
  await userEvent.click(screen.getByRole('radio', { name: 'Super Admin' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Store Manager' }))
  await userEvent.click(confirm)
  expect(sent[1]).toEqual([`PUT ${api.user(7)}`, { role: 'store_manager' }])
  await waitFor(() => expect(said().words).toBe('Role changed Ben Cruz is now Store Manager.'))
})

it.each<[Partial<StaffMember>, UserAction[]]>([
  [{ status: 'invited' }, ['resend', 'role', 'cancel']],
  [{ status: 'active' }, ['role', 'signOut', 'disable']],
  [{ status: 'disabled' }, ['role', 'enable']],
  [{ status: 'active', hasFactor: true }, ['role', 'signOut', 'disable', 'factor']],
  [{ status: 'disabled', hasFactor: true }, ['role', 'enable', 'factor']],
])('somebody who is %o can be met with %o', (state, actions) => {
  expect(userActionsOf({ ...BEN, ...state })).toEqual(actions)
})
