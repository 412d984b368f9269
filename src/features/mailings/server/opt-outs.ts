import 'server-only'
import { createHash } from 'node:crypto'
import { db, type Executor, query, sql } from '@/lib/database/db'
import { bury, keepMarks } from '@/lib/erasure/tombstones'
import { AppError } from '@/lib/errors'
import { readOwnerToken } from '@/lib/mail/owner-token'
import type { Person } from '@/lib/people/person'
import { TEST_TOKEN } from '../constants'

/**
 * What is kept of a mailbox that wants no mailings: enough to leave it alone for good, and not its
 * address. It lies among the tombstones, which outlive what is erased, and a restored older backup.
 */
export const optOutMark = (recipient: string): string =>
  createHash('sha256').update(`no-mailings:${recipient}`).digest('hex')

/** Those of these mailboxes that want none. */
export async function findOptedOut(
  on: Executor,
  recipients: readonly string[],
): Promise<Set<string>> {
  const byMark = new Map(recipients.map((recipient) => [optOutMark(recipient), recipient]))
  const rows = await query<{ mark: string }>(
    on,
    sql`select mark from tombstones where mark = any(${sql.param([...byMark.keys()])}::text[])`,
  )
  return new Set(rows.flatMap(({ mark }) => byMark.get(mark) ?? []))
}

/** Whether this person wants none; a number is no mailbox. */
export const isOptedOut = async ({ kind, key }: Person): Promise<boolean> =>
  kind === 'email' && (await findOptedOut(await db(), [key])).has(key)

/** The mailbox behind the link of a message; null when the message is erased, or was never there. */
async function findRecipient(token: string): Promise<string | null> {
  const id = readOwnerToken('mailing-recipient', token)
  if (id === null) return null
  const [row] = await query<{ recipient: string }>(
    await db(),
    sql`select recipient from mailing_recipients where id = ${id}`,
  )
  return row?.recipient ?? null
}

/** What the page behind the link says. */
export async function readWayOut(token: string): Promise<'open' | 'left' | 'gone' | 'test'> {
  if (token === TEST_TOKEN) return 'test'
  const recipient = await findRecipient(token)
  if (recipient === null) return 'gone'
  const left = await findOptedOut(await db(), [recipient])
  return left.has(recipient) ? 'left' : 'open'
}

/** @throws AppError `route.not_found` for a token that is none of ours */
export function requireOwnToken(token: string): void {
  if (readOwnerToken('mailing-recipient', token) === null) throw new AppError('route.not_found')
}

/**
 * The mailbox gets no mailing any more, whatever it registers with. Pressed twice it is the same.
 * One whose message is erased is none that anything is kept of.
 * @throws AppError `route.not_found`
 */
export async function optOut(token: string): Promise<void> {
  requireOwnToken(token)
  const recipient = await findRecipient(token)
  if (recipient === null) return
  const mark = optOutMark(recipient)
  await bury(await db(), [mark])
  await keepMarks([mark])
}
