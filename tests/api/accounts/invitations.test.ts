import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { INVITATION_LIFETIME_MS } from '@/features/staff/constants'
import type { StaffMember } from '@/features/staff/schema'
import { ROLES, type Role } from '@/lib/access'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import {
  acceptInvitation,
  canSignIn,
  checkInvitation,
  createInvitation,
  deliverMail,
  inviteStaff,
  mailJobsFor,
  newEmailAddress,
  tokenInLink,
} from '../../support/api/accounts'
import { type Client, newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { makeAccount, PASSWORD, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

let superAdmin: Client
let admin: Client
beforeAll(async () => {
  superAdmin = await staffClient('super_admin')
  admin = await staffClient('admin')
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(removeCreatedRows)

const invitation = (id: number) => paths.api.userInvitation(id)
const resend = (client: Client, id: number) =>
  client.post<StaffMember & { link: string }>(invitation(id))
const cancel = (client: Client, id: number) => client.send(invitation(id), { method: 'DELETE' })

const listed = async (id: number) =>
  (await superAdmin.get<StaffMember[]>(paths.api.users)).body.find((user) => user.id === id)

describe('inviting', () => {
  it.each(ROLES.flatMap((actor) => ROLES.map((role) => [actor, role] as const)))(
    'a %s invites a %s, or is refused',
    async (actor: Role, role: Role) => {
      const reply = await inviteStaff(await staffClient(actor), { email: newEmailAddress(), role })
      if (actor === 'super_admin' || (actor === 'admin' && role !== 'super_admin')) {
        expect(reply.status).toBe(201)
        expect(reply.body).toMatchObject({ role, status: 'invited' })
      } else {
        expectRefusal(reply, 403, actor === 'admin' ? 'staff.super_admin_only' : 'auth.forbidden')
      }
    },
  )

  it('makes an admin unless told otherwise, and answers who was invited with a link', async () => {
    const email = newEmailAddress()
    const { status, body } = await inviteStaff(superAdmin, { email: ` ${email.toUpperCase()} ` })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      name: email,
      email,
      role: 'admin',
      status: 'invited',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      link: expect.stringMatching(
        /^http:\/\/localhost:\d+\/admin\/accept-invite\?token=[\w-]{43}$/,
      ),
    })
    const { link: _link, ...member } = body
    expect(await listed(body.id)).toEqual({ ...member, hasFactor: false })
  })

  it('shows no link when a mail server takes the message', async () => {
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    try {
      const { body } = await inviteStaff(superAdmin, { email: newEmailAddress() })
      expect(body.link).toBeNull()
      expect(await mailJobsFor(body.id)).toHaveLength(1)
    } finally {
      process.env.SMTP_URL = ''
    }
  })

  it('leads to where visitors come in, whatever host the request names', async () => {
    process.env.PUBLIC_URL = 'https://portal.example.org/'
    try {
      const { body } = await superAdmin.post<{ id: number; link: string }>(
        paths.api.invite,
        { email: newEmailAddress() },
        { 'x-forwarded-host': 'evil.example.net' },
      )
      expect(body.link).toMatch(/^https:\/\/portal\.example\.org\/admin\/accept-invite\?token=/)
      await cancel(superAdmin, body.id)
    } finally {
      process.env.PUBLIC_URL = ''
    }
  })

  it.each<[string, object, Record<string, string>]>([
    ['no address', {}, { email: 'Please enter a valid email address' }],
    ['half an address', { email: 'ana@' }, { email: 'Please enter a valid email address' }],
    ['an unknown role', { email: 'a@example.org', role: 'owner' }, { role: expect.any(String) }],
  ])('refuses %s', async (_case, input, fields) => {
    const reply = await superAdmin.post(paths.api.invite, input)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual(fields)
  })

  it('refuses an address that has an account or an open invitation', async () => {
    const { email } = await makeAccount('store_manager', 'disabled')
    expectRefusal(await inviteStaff(admin, { email }), 409, 'staff.email_taken')
    const open = await createInvitation(admin)
    expectRefusal(await inviteStaff(admin, { email: open.email }), 409, 'staff.already_invited')
  })

  it('lets one of ten through who invite the same person at once', async () => {
    const email = newEmailAddress()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => inviteStaff(superAdmin, { email })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })
})

describe('the one-time token', () => {
  it('lies in the database as a hash only, and in no job', async () => {
    const { id, token } = await createInvitation(admin)
    const { rows } = await (await pool()).query('select * from staff_tokens where user_id = $1', [
      id,
    ])
    expect(rows).toMatchObject([
      { hash: createHash('sha256').update(token).digest('hex'), purpose: 'invitation' },
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await mailJobsFor(id))).not.toContain(token)
  })

  it('says whom it is for and makes the account theirs', async () => {
    const { id, email, token } = await createInvitation(admin, 'store_manager')
    const early = await newVisitor().post(paths.api.login, { email, password: PASSWORD })
    expectRefusal(early, 401, 'auth.invalid_credentials')
    expect((await checkInvitation(token)).body).toEqual({ email })
    const { status, body } = await acceptInvitation(token, '  Bea Cruz ')
    expect({ status, body }).toEqual({ status: 200, body: { email } })
    expect(await listed(id)).toMatchObject({
      name: 'Bea Cruz',
      role: 'store_manager',
      status: 'active',
    })
    expect(await canSignIn(email)).toBe(true)
  })

  it('works once, also for two who use it at the same moment', async () => {
    const { token } = await createInvitation(admin)
    const replies = await Promise.all([acceptInvitation(token), acceptInvitation(token, 'Eve')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
    expectRefusal(await acceptInvitation(token, 'Eve'), 410, 'invitation.used')
    expectRefusal(await checkInvitation(token), 410, 'invitation.used')
  })

  it('spends the link in the message with the link that was shown', async () => {
    const invited = await createInvitation(admin)
    const mail = await deliverMail(invited)
    const mailed = tokenInLink(mail.link)
    expect(mailed).not.toBe(invited.token)
    expect((await checkInvitation(mailed)).status).toBe(200)
    await acceptInvitation(invited.token)
    expectRefusal(await acceptInvitation(mailed), 410, 'invitation.used')
  })

  it('works for seven days', async () => {
    const { token } = await createInvitation(admin)
    const sentAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(sentAt + INVITATION_LIFETIME_MS - 10_000)
    expect((await checkInvitation(token)).status).toBe(200)
    vi.setSystemTime(sentAt + INVITATION_LIFETIME_MS + 1)
    expectRefusal(await checkInvitation(token), 410, 'invitation.expired')
    expectRefusal(await acceptInvitation(token), 410, 'invitation.expired')
  })

  it.each(['x', 'A'.repeat(43), "' or '1'='1"])('is not guessed: %s', async (token) => {
    expectRefusal(await checkInvitation(token), 404, 'invitation.unknown')
    expectRefusal(await acceptInvitation(token), 404, 'invitation.unknown')
  })

  it('is for accepting, not for a new password', async () => {
    const { token } = await createInvitation(admin)
    const reset = { token, password: 'correct horse 8' }
    expectRefusal(await newVisitor().post(paths.api.resetPassword, reset), 404, 'reset.unknown')
    expect((await checkInvitation(token)).status).toBe(200)
  })

  it.each(['qwertyuiop', 'Ana Reyes'])(
    'takes no password that is guessed: %s',
    async (password) => {
      const { token } = await createInvitation(admin)
      const input = { token, name: 'Ana Reyes', password }
      expectRefusal(
        await newVisitor().post(paths.api.acceptInvitation, input),
        400,
        'request.invalid',
      )
      expect((await checkInvitation(token)).status).toBe(200)
    },
  )

  it('is kept when what was typed is refused', async () => {
    const { token } = await createInvitation(admin)
    const input = { token, name: ' ', password: '1234567' }
    const reply = await newVisitor().post(paths.api.acceptInvitation, input)
    expectRefusal(reply, 400, 'request.invalid')
    expect(reply.body.fields).toEqual({
      name: 'Name is required',
      password: 'Password must be at least 8 characters',
    })
    expect((await checkInvitation(token)).status).toBe(200)
  })
})

describe('the message', () => {
  it('names who invites, as what, and works', async () => {
    const invited = await createInvitation(await staffClient('super_admin'), 'event_coordinator')
    const mail = await deliverMail(invited)
    expect(mail.to).toBe(invited.email)
    expect(mail.subject).toMatch(/^You are invited to the .+ portal$/)
    expect(mail.text).toMatch(/^Test super_admin \d+ invites you .* as event coordinator\./)
    expect(mail.html).toContain(tokenInLink(mail.link))
    expect((await acceptInvitation(tokenInLink(mail.link))).status).toBe(200)
  })

  it('is dropped when nobody waits for it any more', async () => {
    const { id, email, token } = await createInvitation(admin)
    await acceptInvitation(token)
    await expect(deliverMail({ id, email })).rejects.toThrow(`No message to ${email}`)
  })
})

describe('sending an invitation again', () => {
  it('makes a new link; the one before says to ask for a new one', async () => {
    const { id, email, token } = await createInvitation(admin)
    const { status, body } = await resend(admin, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, email, status: 'invited' })
    expectRefusal(await checkInvitation(token), 410, 'invitation.expired')
    expect((await acceptInvitation(tokenInLink(body.link))).status).toBe(200)
  })

  it('brings an expired invitation back', async () => {
    const { id, token } = await createInvitation(admin)
    const statement = `update staff_tokens set expires_at = now() - interval '1 s' where user_id = $1`
    await (await pool()).query(statement, [id])
    expectRefusal(await acceptInvitation(token), 410, 'invitation.expired')
    const { body } = await resend(admin, id)
    expect((await acceptInvitation(tokenInLink(body.link))).status).toBe(200)
  })
})

describe('cancelling an invitation', () => {
  it('takes the account and its links away; the address can be invited again', async () => {
    const { id, email, token } = await createInvitation(admin)
    expect((await cancel(admin, id)).status).toBe(200)
    expect(await listed(id)).toBeUndefined()
    expectRefusal(await acceptInvitation(token), 404, 'invitation.unknown')
    expect((await inviteStaff(admin, { email })).status).toBe(201)
  })
})

describe.each([
  ['sending again', resend],
  ['cancelling', cancel],
] as const)('%s', (_name, act) => {
  it('is refused for somebody who has accepted', async () => {
    const { id, token } = await createInvitation(admin)
    await acceptInvitation(token)
    expectRefusal(await act(admin, id), 409, 'staff.not_invited')
  })

  it('is a super admin’s business when the invitation is for one', async () => {
    const { id } = await createInvitation(superAdmin, 'super_admin')
    expectRefusal(await act(admin, id), 403, 'staff.super_admin_only')
    expect((await act(superAdmin, id)).status).toBe(200)
  })

  it('is refused for nobody', async () => {
    expectRefusal(await act(superAdmin, 2_000_000_000), 404, 'user.not_found')
  })
})
