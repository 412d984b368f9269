import 'server-only'
import { createHash } from 'node:crypto'
import { checkAnswers } from '@/features/answers/answer-check'
import { isOpenAt } from '@/features/forms/capacity/opening'
import { NOTICE_NAME, type Notice } from '@/features/forms/notice'
import type { ActiveForm } from '@/features/forms/server/data'
import type { FormReader } from '@/features/forms/server/known-forms'
import { translateField } from '@/features/forms/translations/translate'
import { fetchRows, sql } from '@/lib/database/db'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { RULES } from '@/lib/words/english/rules'
import type { RegistrationResult } from '../schema'
import { inVisitorsLanguage } from './local-errors'
import type { IncomingRegistration } from './request'
import { openedAtOf, presentResult, type StoredResult } from './result'
import type { Upload } from './uploads'

/** Validated answers, and the form by whose version they were validated. */
export interface Accepted {
  form: ActiveForm
  /** The fields that are shown with these answers; only they have any. */
  shown: ActiveForm['fields']
  answers: Record<string, string | string[]>
  uploads: Upload[]
}

/**
 * Returns an error unless the visitor agreed to the notice. Agreeing to an earlier version is
 * enough, because that is what the visitor has read and what is stored; a later version cannot have
 * been read.
 */
function disagreement(
  notice: Notice | undefined,
  { agreedTo, language }: IncomingRegistration,
): Record<string, string> {
  if (!notice || (agreedTo !== null && agreedTo <= notice.version)) return {}
  return { [NOTICE_NAME]: (wordsOf(language)?.rules ?? RULES).notice }
}

/** The fields with the labels that the visitor has read, which messages name. */
const fieldsIn = ({ fields, translations }: ActiveForm, language: OtherLanguage | null) =>
  language ? fields.map((field) => translateField(field, translations?.[language])) : fields

/**
 * Validates a registration and returns the answers in stored form.
 * @throws AppError `submission.invalid` with a message per field, or the error of a refused file
 */
function refuseInvalid(form: ActiveForm, incoming: IncomingRegistration) {
  const { answers: raw, uploads, fileErrors, language } = incoming
  const rules = wordsOf(language)?.rules
  const chosen = new Map(uploads.map(({ fieldId, name }) => [fieldId, name]))
  // A file that was refused is not missing; its field gets the file's error instead.
  for (const id of fileErrors.keys()) chosen.set(id, '(refused)')
  const {
    answers,
    shown,
    errors: wrong,
  } = checkAnswers(fieldsIn(form, language), raw, chosen, rules)
  const asked = new Set(shown.map(({ id }) => id))
  const refused = [...fileErrors].filter(([id]) => asked.has(id))
  const errors = { ...wrong, ...disagreement(form.notice, incoming) }
  if (Object.keys(errors).length > 0) {
    const broken = refused.map(([id, error]) => {
      const { fields, message } = inVisitorsLanguage(error, language)
      return [id, fields?.[id] ?? message]
    })
    const fields = { ...errors, ...Object.fromEntries(broken) }
    throw new AppError('submission.invalid', { fields })
  }
  const [[, fileError] = []] = refused
  if (fileError) throw fileError
  // Files of hidden fields stay in staging, which is cleared at the end.
  return { answers, shown, uploads: uploads.filter(({ fieldId }) => asked.has(fieldId)) }
}

/**
 * Validates by the form that this process remembers. When that refuses, the form may be outdated,
 * so it is read again and decides.
 */
export async function validateByForm(reader: FormReader, incoming: IncomingRegistration) {
  const remembered = reader.remembered()
  if (remembered) {
    try {
      return await checkRegistration(remembered, incoming)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return checkRegistration(await reader.read(), incoming)
}

/** Validates a registration. For a repeat with files, also returns its first result. */
async function checkRegistration(form: ActiveForm, incoming: IncomingRegistration) {
  const accepted = accept(form, incoming)
  // Repeats with files are found here, before their files are moved and counted; others are found
  // when they are inserted.
  const hasFiles = accepted.uploads.length > 0
  const first = hasFiles ? await findRepeat(identityOf(accepted, incoming)) : null
  return { accepted, first }
}

/**
 * Validates a registration that was read completely.
 * @throws AppError as `refuseInvalid`, `form.not_open`, and the error that stopped reading the body
 */
export function accept(form: ActiveForm, incoming: IncomingRegistration): Accepted {
  if (incoming.failure) throw incoming.failure
  if (!isOpenAt(form.places, Date.now(), openedAtOf(form, incoming))) {
    throw new AppError('form.not_open')
  }
  return { form, ...refuseInvalid(form, incoming) }
}

export const identityOf = (
  { form, answers, uploads }: Accepted,
  { idempotencyKey }: IncomingRegistration,
) => ({ formId: form.id, idempotencyKey, fingerprint: fingerprintOf(answers, uploads) })

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
  const [row] = await fetchRows<StoredResult & { fingerprint: string }>(sql`
    select id, reference, fingerprint, seat, line::int as line from submissions
    where form_id = ${formId} and idempotency_key = ${idempotencyKey}`)
  if (!row) return null
  const { fingerprint: first, ...stored } = row
  if (first !== fingerprint) {
    throw new AppError('submission.key_reused', { reference: row.reference })
  }
  return presentResult(formId, stored)
}
