import 'server-only'
import * as z from 'zod'
import { toStoredAnswers } from '@/features/answers/answer-shape'
import {
  isSameAnswer,
  REGISTRANT_AS_AUTHOR,
  storeEarlierAnswers,
} from '@/features/submissions/records/server/corrections'
import { lockAnswers, writeAnswers } from '@/features/submissions/records/server/stored-answers'
import { LINK_VERSION_SQL } from '@/features/submissions/server/party'
import { recordRegistrantChange } from '@/lib/audit/record'
import { countCallInTransaction } from '@/lib/counters/limit'
import { type Executor, fetchRows, query, sql, transaction } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import { canonicalMailbox } from '@/lib/mail/recipient'
import { enqueue } from '@/lib/queue/enqueue'
import { seal, unseal } from '@/lib/seal'
import { NOT_DELETED_CONDITION, type OpenedLink } from './find'

const CONFIRM_MS = 3 * 86_400_000
const ASKED_PER_HOUR = 5
const HOUR_S = 3600
const OWNER = 'address of an own registration'

const askedSchema = z.object({
  reference: z.string(),
  version: z.number(),
  fieldId: z.string(),
  was: z.string().nullable(),
  address: z.string(),
  /** When the change was asked for, in milliseconds since 1970. */
  at: z.number(),
})
/** The content of the confirmation link, which is mailed to the new address. */
type AskedAddress = z.output<typeof askedSchema>

/** Encrypts a text, because neither a job nor a URL may contain a readable email address. */
const sealText = (text: string): string =>
  Buffer.from(seal(text, OWNER), 'base64').toString('base64url')

/** Decrypts a text of `sealText`. Returns null for any other text. */
export const unsealText = (token: string): string | null =>
  /^[\w-]{40,2000}$/.test(token)
    ? unseal(Buffer.from(token, 'base64url').toString('base64'), OWNER)
    : null

interface NewAddress {
  /** The new address, which its owner has to confirm; null for none. */
  confirm: Pick<AskedAddress, 'fieldId' | 'was' | 'address'> | null
  /** The earlier address, whose owner is informed; null for none. */
  told: string | null
}

/**
 * Queues the email that asks to confirm a new address, and the email that informs the earlier
 * address. The confirmation link itself contains the requested change, encrypted. Throws
 * `request.too_many`.
 */
export async function requestAddressConfirmation(
  tx: Executor,
  { submission: { id, reference }, linkVersion }: OpenedLink,
  { confirm, told }: NewAddress,
): Promise<void> {
  const key = `own-address:${id}`
  await countCallInTransaction(tx, { key, points: ASKED_PER_HOUR, seconds: HOUR_S })
  if (confirm) {
    const asked: AskedAddress = { reference, version: linkVersion, ...confirm, at: Date.now() }
    const sealed = sealText(JSON.stringify(asked))
    await enqueue(tx, 'own.send', { kind: 'confirm', submissionId: id, sealed })
  }
  if (told !== null) {
    await enqueue(tx, 'own.send', { kind: 'told', submissionId: id, sealed: sealText(told) })
  }
}

/**
 * Reads the token of a confirmation link, even if the link has expired. Returns null for an invalid
 * token.
 */
export function readAskedAddress(token: string): AskedAddress | null {
  const text = unsealText(token)
  if (text === null) return null
  const read = askedSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

const isFor = ({ reference, version }: AskedAddress) =>
  sql`reference = ${reference} and ${LINK_VERSION_SQL} = ${version} and ${NOT_DELETED_CONDITION}`

const isOver = ({ at }: AskedAddress) => Date.now() >= at + CONFIRM_MS

/**
 * Returns the state of a confirmation link: it can be used (`open`), its address is already stored
 * (`used`), or it can no longer be used (`over`). Also returns the form's name, empty for `over`.
 */
export async function readAddressState(asked: AskedAddress) {
  const [row] = await fetchRows<{ data: unknown; form: string }>(sql`
    select data, (select name from forms where forms.id = form_id) as form
    from submissions where ${isFor(asked)}`)
  const stored = (row && toStoredAnswers(row.data)?.[asked.fieldId]) ?? null
  if (row && stored === asked.address) return { state: 'used', form: row.form } as const
  if (!row || isOver(asked) || stored !== asked.was) return { state: 'over', form: '' } as const
  return { state: 'open', form: row.form } as const
}

/**
 * Stores the email address that was confirmed; a repeat changes nothing. Throws `own.address_over`.
 */
export const confirmAddress = (asked: AskedAddress): Promise<void> =>
  transaction(async (tx) => {
    const { fieldId, was, address } = asked
    const [found] = await query<{ id: number }>(
      tx,
      sql`select id from submissions where ${isFor(asked)}`,
    )
    const [row] = found ? await lockAnswers(tx, [found.id], isFor(asked)) : []
    const stored = row && (toStoredAnswers(row.data)?.[fieldId] ?? null)
    if (row && stored === address) return
    if (!row || isOver(asked) || !isSameAnswer(stored, was)) throw new AppError('own.address_over')
    await writeAnswers(tx, row, { [fieldId]: address })
    await storeEarlierAnswers(tx, row.id, { [fieldId]: was }, REGISTRANT_AS_AUTHOR)
    await tx.execute(sql`
      update receipts set address = ${address}, recipient = ${canonicalMailbox(address)},
        updated_at = now() where submission_id = ${row.id}`)
    await recordRegistrantChange(tx, 'submission.own_changed', row.id, 'the email address')
  })
