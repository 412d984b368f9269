import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, it } from 'vitest'
import { sendStaffMail } from '@/features/staff/server/jobs'
import { pool, transaction } from '@/lib/database/db'
import { countAgainstBudget, findUsedUpLimit, type MailKind } from '@/lib/mail/budget'
import { paths } from '@/lib/paths'
import { createInvitation, mailJobsFor } from '../../support/api/accounts'
import { removeCreatedRows } from '../../support/api/created-rows'
import { startTestMailServer, stopTestMailServers } from '../../support/api/receipts'
import { makeAccount, staffClient } from '../../support/api/staff'
import { expectRefusal } from '../../support/refusal'

afterEach(stopTestMailServers)
afterAll(removeCreatedRows)

const usedUp = (kind: MailKind, address: string) =>
  transaction((tx) => findUsedUpLimit(tx, kind, address))

it('an invitation that is sent again and again is refused after ten within an hour', async () => {
  const server = await startTestMailServer()
  const admin = await staffClient('super_admin')
  const { id } = await createInvitation(admin).catch(() => ({ id: 0 }))
  const target = id || (await makeAccount('store_manager', 'invited')).id
  const again = () => admin.post(paths.api.userInvitation(target))
  for (let at = 0; at < 10; at++) {
    expect((await again()).status).toBe(200)
    const job = (await mailJobsFor(target)).at(-1)
    if (job) await sendStaffMail(job)
  }
  const refused = await again()
  expectRefusal(refused, 429, 'request.too_many')
  expect(refused.body.error).toContain('10 invitations within an hour')
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(3500)
  expect(seconds).toBeLessThanOrEqual(3600)
  expect(server.mails).toHaveLength(10)
})

it('a mailbox that has had ten invitations within an hour cannot be invited anew', async () => {
  const admin = await staffClient('super_admin')
  const email = `budget-${randomUUID()}@example.com`
  await transaction(async (tx) => {
    for (let at = 0; at < 10; at++) await countAgainstBudget(tx, 'invitation', email)
  })
  const refused = await admin.post(paths.api.invite, { email, role: 'admin' })
  expectRefusal(refused, 429, 'request.too_many')
  const { rows } = await (await pool()).query('select id from admin_users where email = $1', [
    email,
  ])
  expect(rows).toEqual([])
})

it('wrong codes are told three times an hour, and what the owner does every time', async () => {
  const server = await startTestMailServer()
  const { id: userId } = await makeAccount('admin')
  const tell = (notice: 'wrong_codes' | 'passkey_added') =>
    sendStaffMail({ kind: 'notice', notice, userId, from: null })
  for (let at = 0; at < 8; at++) await tell('wrong_codes')
  expect(server.mails).toHaveLength(3)
  for (let at = 0; at < 8; at++) await tell('passkey_added')
  expect(server.mails).toHaveLength(11)
})

it('a former mailbox is told of five changes an hour', async () => {
  const { email } = await makeAccount('admin')
  const count = () => transaction((tx) => countAgainstBudget(tx, 'own_told', email))
  for (let at = 0; at < 4; at++) await count()
  expect(await usedUp('own_told', email)).toBeNull()
  await count()
  expect(await usedUp('own_told', email)).toMatchObject({ most: 5, within: 'an hour' })
})

it('what strangers cause uses up neither links nor invitations, and names no mailbox', async () => {
  const { email } = await makeAccount('admin')
  await transaction(async (tx) => {
    for (let at = 0; at < 20; at++) {
      await countAgainstBudget(tx, 'confirmation', email)
      await countAgainstBudget(tx, 'venue', email)
    }
  })
  expect(await usedUp('confirmation', email)).toMatchObject({ most: 3, within: 'an hour' })
  expect(await usedUp('venue', email)).not.toBeNull()
  for (const kind of ['password_reset', 'invitation', 'wrong_codes'] as const) {
    expect(await usedUp(kind, email)).toBeNull()
  }
  const { rows } = await (await pool()).query(
    `select key from rate_limits where key like 'mail:%' and position('@' in key) > 0`,
  )
  expect(rows).toEqual([])
})

it.each(['confirmation', 'venue', 'offer', 'own_link', 'own_address'] as const)(
  'a mailbox gets ten a day of what strangers cause: %s',
  async (kind) => {
    const { email } = await makeAccount('admin')
    await transaction(async (tx) => {
      for (let at = 0; at < 10; at++) await countAgainstBudget(tx, kind, email)
    })
    expect(await usedUp(kind, email)).toMatchObject({ most: 3, within: 'an hour' })
    await (await pool()).query(`delete from rate_limits where key like 'mail:${kind}:3600:%'`)
    expect(await usedUp(kind, email)).toMatchObject({ most: 10, within: 'a day' })
  },
)
