import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUDIT_PAGE_SIZE, type AuditLine } from '@/features/audit/schema'
import type { Dashboard } from '@/features/dashboard/schema'
import { ACTIONS_WITHOUT_CHANGE } from '@/lib/audit/action-kinds'
import { recordAudit } from '@/lib/audit/record'
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/audit/sentences'
import { pool } from '@/lib/database/db'
import { paths } from '@/lib/paths'
import {
  acceptInvitation,
  createInvitation,
  deliverMail,
  forgetMailJobs,
  tokenInLink,
} from '../../support/api/accounts'
import { type Client, newVisitor } from '../../support/api/api'
import { createdRows, removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm, register } from '../../support/api/forms'
import { makeAccount, PASSWORD, signIn, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'
import { readSheet } from '../../support/workbook'

let reader: Client
beforeAll(async () => {
  reader = await staffClient('admin')
})
afterAll(removeCreatedRows)

const read = (query: Record<string, string> = {}) =>
  reader.get<AuditLine[]>(`${paths.api.audit}?${new URLSearchParams(query)}`)

async function linesAbout(search: string) {
  const { body } = await read({ search })
  return body.map(({ actorName, action, detail, address }) => [actorName, action, detail, address])
}

async function record(count: number, entry: { action: AuditAction; subject: string }) {
  const actor = { id: await actorId(), name: 'Pat Line', address: '192.0.2.1' }
  for (let line = 0; line < count; line++) await recordAudit({ ...entry, actor })
}

let lineActor: Promise<number> | undefined
const actorId = () => {
  lineActor ??= makeAccount('store_manager').then(({ id }) => id)
  return lineActor
}

describe('what is written down', () => {
  it('an account’s whole life: who, what and from where', async () => {
    const boss = await makeAccount('super_admin')
    const client = await signIn(boss)
    const { id, email, token } = await createInvitation(client, 'store_manager')
    await client.post(paths.api.userInvitation(id))
    await client.put(paths.api.user(id), { role: 'admin' })
    expectRefusal(await acceptInvitation(token), 410, 'invitation.expired')
    expect(await linesAbout(email)).toEqual([
      [boss.name, 'staff.role_changed', 'admin', client.address],
      [boss.name, 'staff.invitation_resent', null, client.address],
      [boss.name, 'staff.invited', 'store_manager', client.address],
    ])
    await client.send(paths.api.userInvitation(id), { method: 'DELETE' })
    expect((await linesAbout(email))[0]?.[1]).toBe('staff.invitation_cancelled')
  })

  it('signing in, out, out everywhere, and another password', async () => {
    const member = await makeAccount('event_coordinator')
    const first = await signIn(member)
    await first.post(paths.api.logout)
    const second = await signIn(member)
    await second.post(paths.api.endSessions)
    const third = await signIn(member)
    const password = 'another horse 8'
    await third.post(paths.api.changePassword, { currentPassword: PASSWORD, password })
    const actions = (await linesAbout(member.name)).map(([, action]) => action)
    expect(actions).toEqual([
      'staff.password_changed',
      'staff.signed_in',
      'staff.signed_out_everywhere',
      'staff.signed_in',
      'staff.signed_out',
      'staff.signed_in',
    ])
  })

  it('an accepted invitation and a password by link, with the address of the browser', async () => {
    const { id, email, token } = await createInvitation(await staffClient('super_admin'))
    const [joining, resetting] = [newVisitor(), newVisitor()]
    const password = 'correct horse 9'
    await joining.post(paths.api.acceptInvitation, { token, name: 'Bea Cruz', password })
    expect((await linesAbout(email))[0]).toEqual([
      ...['Bea Cruz', 'staff.joined', null, joining.address],
    ])
    await forgetMailJobs(id)
    await newVisitor().post(paths.api.forgotPassword, { email })
    const link = tokenInLink((await deliverMail({ id, email })).link)
    await resetting.post(paths.api.resetPassword, { token: link, password: 'correct horse 8' })
    const [newest] = (await read({ area: 'staff' })).body
    expect(newest).toMatchObject({
      ...{ action: 'staff.password_reset', actorName: 'Bea Cruz', address: resetting.address },
    })
  })

  it('disabling and enabling', async () => {
    const member = await makeAccount('event_coordinator')
    const boss = await staffClient('super_admin')
    await boss.put(paths.api.user(member.id), { status: 'disabled' })
    await boss.put(paths.api.user(member.id), { status: 'active' })
    const actions = (await linesAbout(member.email)).map(([, action]) => action)
    expect(actions).toEqual(['staff.enabled', 'staff.disabled'])
  })

  it('forms, submissions and exports', async () => {
    const form = await createOpenForm({ Name: 'text' })
    const { body } = await register(form, { [form.ids.Name]: 'Ana' })
    const boss = await staffClient('super_admin')
    await boss.put(paths.api.submission(body.id), { status: 'reviewed' })
    await boss.get(paths.api.submissionsExport(form.id))
    await boss.put(paths.api.form(form.id), { isActive: false })
    const about = (await linesAbout(form.name)).map(([, action]) => action)
    expect(about).toEqual([
      'form.deactivated',
      'submissions.exported',
      'form.fields_saved',
      'form.created',
    ])
    const changed = (await read({ area: 'submission', search: `#${body.id}` })).body[0]
    expect(changed).toMatchObject({ subject: `#${body.id}`, detail: 'reviewed' })
  })

  it('nothing when it was refused', async () => {
    const member = await makeAccount('super_admin')
    expectRefusal(await reader.put(paths.api.user(member.id), { role: 'admin' }), 403)
    expect(await linesAbout(member.email)).toEqual([])
  })
})

describe('reading it', () => {
  it('comes in pages, newest first, with how many there are', async () => {
    const subject = 'Paged 4711'
    await record(AUDIT_PAGE_SIZE + 2, { action: 'form.updated', subject })
    const [first, second, third] = await Promise.all(
      ['1', '2', '3'].map((page) => read({ search: subject, page })),
    )
    expect(first?.body).toHaveLength(AUDIT_PAGE_SIZE)
    expect(second?.body).toHaveLength(2)
    expect(third?.body).toEqual([])
    expect(first?.headers.get('x-total-count')).toBe(String(AUDIT_PAGE_SIZE + 2))
    const ids = [...(first?.body ?? []), ...(second?.body ?? [])].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(first?.body[0]).toEqual({
      id: expect.any(Number),
      action: 'form.updated',
      actorName: 'Pat Line',
      subject,
      detail: null,
      address: '192.0.2.1',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      times: 1,
    })
  })

  it('is narrowed to an area', async () => {
    await record(1, { action: 'submission.noted', subject: 'Area 4712' })
    await record(1, { action: 'submissions.exported', subject: 'Area 4712' })
    const actions = async (area: string) =>
      (await read({ area, search: 'Area 4712' })).body.map(({ action }) => action)
    expect(await actions('submission')).toEqual(['submission.noted'])
    expect(await actions('submissions')).toEqual(['submissions.exported'])
    expect(await actions('staff')).toEqual([])
  })

  it('is searched as typed: any case, no wildcards', async () => {
    await record(1, { action: 'form.updated', subject: '100% Ñandú_Night' })
    for (const search of ['100% ñANDÚ', 'ñandú_night', 'pat line', '%']) {
      const found = (await read({ search })).body.map(({ subject }) => subject)
      expect(found, search).toContain('100% Ñandú_Night')
    }
    expect((await read({ search: '100_' })).body).toEqual([])
    const actor = { id: await actorId(), name: 'Pat Line', address: '192.0.2.1' }
    await recordAudit({ action: 'staff.role_changed', actor, subject: 'x', detail: 'Detail 4716' })
    expect((await read({ search: 'DETAIL 4716' })).body).toHaveLength(1)
    expect((await read({ search: 'role_changed' })).body.length).toBeGreaterThan(0)
    expect((await read({ search: "'; drop table audit_log --" })).body).toEqual([])
  })

  it.each([
    ['page', '0'],
    ['page', 'two'],
    ['area', 'everything'],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s', async (name, value) => {
    expectRefusal(await reader.get(`${paths.api.audit}?${name}=${value}`), 400, 'request.invalid')
  })

  it('is exported as it is filtered, oldest first, texts as texts', async () => {
    await record(1, { action: 'form.created', subject: '=HYPERLINK("x") 4713' })
    await record(1, { action: 'form.updated', subject: '+63 4713' })
    const { status, headers, bytes } = await reader.get(`${paths.api.auditExport}?search=4713`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-log-\d+\.xlsx"$/,
    )
    const { header, rows } = await readSheet(bytes)
    expect(header).toEqual(['When (Manila time)', 'Who', 'What', 'To what', 'Detail', 'From where'])
    expect(rows.map(([, ...rest]) => rest)).toEqual([
      ['Pat Line', 'form.created', '=HYPERLINK("x") 4713', null, '192.0.2.1'],
      ['Pat Line', 'form.updated', '+63 4713', null, '192.0.2.1'],
    ])
    const { body: lines } = await read({ search: '4713' })
    const inManila = Date.parse(lines.at(-1)?.at ?? '') + 8 * 3_600_000
    expect(rows[0]?.[0]).toEqual(new Date(inManila))
  })

  it('is open to super admins and admins only', async () => {
    for (const address of [paths.api.audit, paths.api.auditExport]) {
      for (const role of ['super_admin', 'admin'] as const) {
        expect((await (await staffClient(role)).get(address)).status, `${role} ${address}`).toBe(
          200,
        )
      }
      for (const role of ['event_coordinator', 'store_manager'] as const) {
        expect((await (await staffClient(role)).get(address)).status, `${role} ${address}`).toBe(
          403,
        )
      }
    }
  })
})

describe('it only grows', () => {
  it.each(['POST', 'PATCH', 'DELETE'])('%s is refused to a super admin', async (method) => {
    const boss = await staffClient('super_admin')
    await record(1, { action: 'form.updated', subject: 'Kept 4714' })
    const before = (await read({ search: 'Kept 4714' })).body
    const line = `/api/cms/audit-log/${before[0]?.id}`
    const body = JSON.stringify({ action: 'form.created', subject: 'Kept 4714, changed' })
    const headers = { 'content-type': 'application/json' }
    for (const path of method === 'POST'
      ? ['/api/cms/audit-log']
      : [line, '/api/cms/audit-log?where[id][exists]=true']) {
      const { status } = await boss.send(path, { method, body, headers })
      expect(status, `${method} ${path}`).toBe(404)
    }
    expect((await read({ search: 'Kept 4714' })).body).toEqual(before)
  })

  it('and stays when the person it names is gone', async () => {
    const member = await makeAccount('event_coordinator')
    await signIn(member)
    await (await pool()).query('delete from admin_users where id = $1', [member.id])
    expect((await linesAbout(member.name))[0]?.[1]).toBe('staff.signed_in')
    createdRows.accounts.add(member.id)
  })
})

it('the dashboard shows the newest ten of every kind, in order', async () => {
  const reads: readonly string[] = ACTIONS_WITHOUT_CHANGE
  const deeds = AUDIT_ACTIONS.filter((action) => !reads.includes(action))
  const subjects = Array.from({ length: 12 }, (_, at) => `Newest ${at}`)
  for (const [at, subject] of subjects.entries()) {
    const action = deeds[at % deeds.length] ?? 'form.updated'
    await record(1, { action, subject })
  }
  const { body } = await reader.get<Dashboard>(paths.api.dashboard)
  expect(body.activity.map(({ subject }) => subject)).toEqual(subjects.toReversed().slice(0, 10))
})
