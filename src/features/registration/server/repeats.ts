import 'server-only'
import { createHash } from 'node:crypto'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { RegistrationResult } from '../schema'
import type { Upload } from './uploads'

/** What identifies a registration: its form, its key, and a hash of what was sent. */
export interface Identity {
  formId: number
  idempotencyKey: string | null
  fingerprint: string
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns a hash of the answers and file contents; their order does not matter. */
export function fingerprintOf(
  answers: Readonly<Record<string, string | string[]>>,
  uploads: readonly Upload[],
): string {
  const files = uploads.map(({ fieldId, sha256 }) => [fieldId, sha256] as const)
  const parts = [...Object.entries(answers), ...files].sort(
    ([a, one], [b, other]) => inOrder(a, b) || inOrder(String(one), String(other)),
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Returns the result of the registration that was stored under this key; null when there is none.
 * @throws AppError `submission.key_reused` when it has other answers
 */
export async function findRepeat(identity: Identity): Promise<RegistrationResult | null> {
  const { formId, idempotencyKey, fingerprint } = identity
  if (idempotencyKey === null) return null
  const [row] = await query<RegistrationResult & { fingerprint: string }>(
    await db(),
    sql`select id, reference, fingerprint from submissions
        where form_id = ${formId} and idempotency_key = ${idempotencyKey}`,
  )
  if (!row) return null
  const { id, reference } = row
  if (row.fingerprint !== fingerprint) throw new AppError('submission.key_reused', { reference })
  return { id, reference }
}
