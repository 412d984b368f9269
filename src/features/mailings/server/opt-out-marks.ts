import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { db, type Executor, query, sql, withLock } from '@/lib/database/db'
import { payloadSecret } from '@/lib/env'
import { KEY_LINE_PREFIX } from '@/lib/erasure/tombstone-file'
import { appendTombstones, storeTombstones } from '@/lib/erasure/tombstones'
import { log } from '@/lib/log/log'
import { seal, unseal } from '@/lib/seal'

/*
 * Hashes of unsubscribed mailboxes are among the tombstones, so they survive erasure and restored
 * backups (decision 060). New hashes are made with a secret key, because addresses could be guessed
 * from plain hashes.
 */

const OWNER = 'mailboxes without mailings'

const KEY_BYTES = 32

export const hashMailbox = (key: string, recipient: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(recipient).digest('hex')

/** Returns the hash as it was stored before there was a secret key. */
const unkeyedHash = (recipient: string): string =>
  createHash('sha256').update(`no-mailings:${recipient}`).digest('hex')

export const listMailboxHashes = (keys: readonly string[], recipient: string): string[] => [
  ...keys.map((key) => hashMailbox(key, recipient)),
  unkeyedHash(recipient),
]

async function readSealed(on: Executor): Promise<string[]> {
  const rows = await query<{ mark: string }>(
    on,
    sql`select mark from tombstones where mark like ${`${KEY_LINE_PREFIX}%`} order by id`,
  )
  return rows.map(({ mark }) => mark.slice(KEY_LINE_PREFIX.length))
}

const open = (sealed: readonly string[], secrets?: string[]) =>
  new Set(sealed.flatMap((one) => unseal(one, OWNER, secrets) ?? []))

/**
 * Returns all keys that can be decrypted. There can be several, for example after a backup older
 * than the first key is restored.
 */
export const readOptOutKeys = async (on: Executor): Promise<string[]> => [
  ...open(await readSealed(on)),
]

/**
 * Returns the key for new hashes, and creates it if there is none. A key that is encrypted only
 * with the previous PAYLOAD_SECRET is also stored encrypted with the current one.
 */
export const getOrCreateOptOutKey = (): Promise<string> =>
  withLock('opt-out key', async () => {
    const on = await db()
    const sealed = await readSealed(on)
    const keys = open(sealed)
    if (keys.size === 0) {
      if (sealed.length > 0) log.warn('unsubscribed mailboxes of another PAYLOAD_SECRET')
      keys.add(randomBytes(KEY_BYTES).toString('base64'))
    }
    const readable = open(sealed, [payloadSecret()])
    const marks = [...keys]
      .filter((key) => !readable.has(key))
      .map((key) => KEY_LINE_PREFIX + seal(key, OWNER))
    await storeTombstones(on, marks)
    await appendTombstones(marks)
    const [key = ''] = keys
    return key
  })
