import 'server-only'
import { hash } from 'node:crypto'
import { fetchRows, sql } from '@/lib/database/db'
import { waitUntilDurable } from '@/lib/database/durable'
import { AppError } from '@/lib/errors'
import type { RegistrationResult } from '../schema'
import type { IncomingRegistration } from './request'
import { presentRegistrationResult, type StoredResult } from './result'
import type { StagedUpload } from './uploads'

interface Identity {
  formId: number
  idempotencyKey: string | null
  fingerprint: string
}

interface Sent {
  form: { id: number }
  answers: Readonly<Record<string, string | string[]>>
  uploads: readonly StagedUpload[]
  people: number
}

export const identityOf = (
  { form, answers, uploads, people }: Sent,
  { idempotencyKey }: IncomingRegistration,
): Identity => ({
  formId: form.id,
  idempotencyKey,
  fingerprint: fingerprintOf(answers, uploads, people),
})

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function fingerprintOf(
  answers: Readonly<Record<string, string | string[]>>,
  uploads: readonly StagedUpload[],
  people = 1,
): string {
  const files = uploads.map(({ fieldId, sha256 }) => [fieldId, sha256] as const)
  const count = people > 1 ? [['', String(people)] as const] : []
  const parts = [...Object.entries(answers), ...files, ...count].sort(
    ([a, one], [b, other]) => inOrder(a, b) || inOrder(String(one), String(other)),
  )
  return hash('sha256', JSON.stringify(parts), 'hex')
}

/**
 * Returns the result of the first registration with the same key; null without a key, or for a key
 * that is new. Throws `submission.key_reused` when the first registration has other content.
 */
export async function findRepeat(identity: Identity): Promise<RegistrationResult | null> {
  const { formId, idempotencyKey, fingerprint } = identity
  if (idempotencyKey === null) return null
  const [row] = await fetchRows<StoredResult & { fingerprint: string }>(sql`
    select id, reference, fingerprint, seat, language,
      submitted_at as "submittedAt", link_version::int as "linkVersion" from submissions
    where form_id = ${formId} and idempotency_key = ${idempotencyKey}`)
  if (!row) return null
  const { fingerprint: first, ...stored } = row
  if (first !== fingerprint) {
    throw new AppError('submission.key_reused', { reference: row.reference })
  }
  // Waits, because the first registration may be committed but not yet on the disk (decision 066).
  if (row.seat !== null) await waitUntilDurable()
  return presentRegistrationResult(formId, stored)
}
