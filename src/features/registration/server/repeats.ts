import 'server-only'
import { createHash } from 'node:crypto'
import { db, query, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { Weighed } from '@/lib/suspicion/weigh'
import type { RegistrationResult } from '../schema'
import type { Upload } from './uploads'

/** A checked registration on its way into the database. */
export interface Registration {
  formId: number
  answers: Record<string, string | string[]>
  uploads: Upload[]
  idempotencyKey: string | null
  fingerprint: string
  /** Where the confirmation email goes; null when there is none. */
  receiptAddress: string | null
  /** The version of the notice that was agreed to; null when the form shows none. */
  agreedTo: number | null
  /** Why it is stored apart, if it is. Asked once, and not for a repeat. */
  weigh: () => Promise<Weighed>
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Same answers and same bytes give the same fingerprint, whatever order they came in. */
export function fingerprintOf(
  answers: Registration['answers'],
  uploads: readonly Upload[],
): string {
  const files = uploads.map(({ fieldId, sha256 }) => [fieldId, sha256] as const)
  const parts = [...Object.entries(answers), ...files].sort(
    ([a, one], [b, other]) => inOrder(a, b) || inOrder(String(one), String(other)),
  )
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The first result under this key. @throws AppError `submission.key_reused` for other answers */
export async function findRepeat(registration: Registration): Promise<RegistrationResult | null> {
  const { formId, idempotencyKey, fingerprint } = registration
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
