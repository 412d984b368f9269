import 'server-only'
import { db, type Executor, fetchRows, query, sql } from '@/lib/database/db'
import { appendTombstones, storeTombstones } from '@/lib/erasure/tombstones'
import { AppError } from '@/lib/errors'
import { readOwnerToken } from '@/lib/mail/owner-token'
import type { Person } from '@/lib/people/person'
import { TEST_UNSUBSCRIBE_TOKEN } from '../constants'
import {
  getOrCreateOptOutKey,
  hashMailbox,
  listMailboxHashes,
  readOptOutKeys,
} from './opt-out-marks'

export async function findOptedOut(
  on: Executor,
  recipients: readonly string[],
): Promise<Set<string>> {
  const keys = await readOptOutKeys(on)
  const byMark = new Map(
    recipients.flatMap((recipient) =>
      listMailboxHashes(keys, recipient).map((mark) => [mark, recipient] as const),
    ),
  )
  const rows = await query<{ mark: string }>(
    on,
    sql`select mark from tombstones where mark = any(${sql.param([...byMark.keys()])}::text[])`,
  )
  return new Set(rows.flatMap(({ mark }) => byMark.get(mark) ?? []))
}

export const isOptedOut = async ({ kind, key }: Person): Promise<boolean> =>
  kind === 'email' && (await findOptedOut(await db(), [key])).has(key)

async function findRecipient(token: string): Promise<string | null> {
  const id = readOwnerToken('mailing-recipient', token)
  if (id === null) return null
  const [row] = await fetchRows<{ recipient: string }>(
    sql`select recipient from mailing_recipients where id = ${id}`,
  )
  return row?.recipient ?? null
}

/**
 * `open`: not unsubscribed. `left`: already unsubscribed. `gone`: the message was erased. `test`:
 * the token of previews and test messages. `unknown`: we did not sign the token.
 */
type OptOutState = 'open' | 'left' | 'gone' | 'test' | 'unknown'

export async function readOptOutState(token: string): Promise<OptOutState> {
  if (token === TEST_UNSUBSCRIBE_TOKEN) return 'test'
  if (readOwnerToken('mailing-recipient', token) === null) return 'unknown'
  const recipient = await findRecipient(token)
  if (recipient === null) return 'gone'
  const left = await findOptedOut(await db(), [recipient])
  return left.has(recipient) ? 'left' : 'open'
}

export function requireUnsubscribeToken(token: string): void {
  if (readOwnerToken('mailing-recipient', token) === null) throw new AppError('route.not_found')
}

/**
 * Unsubscribes the token's mailbox from all mailings, also those about later registrations. Does
 * nothing when the message was erased. Throws `route.not_found` for a token that we did not sign.
 */
export async function optOut(token: string): Promise<void> {
  requireUnsubscribeToken(token)
  const recipient = await findRecipient(token)
  if (recipient === null) return
  const mark = hashMailbox(await getOrCreateOptOutKey(), recipient)
  await storeTombstones(await db(), [mark])
  await appendTombstones([mark])
}
