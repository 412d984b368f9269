import 'server-only'
import { createHash } from 'node:crypto'
import { isFileAnswer } from '@/features/answers/answer-shape'
import { listAnswerRows, textOfAnswer } from '@/features/answers/answer-view'
import { personName } from '@/features/answers/person-name'
import { receiptLanguageOf, translateAnswer } from '@/features/delivery/server/receipt-language'
import { readFileNamesByField } from '@/features/delivery/server/receipts'
import { isQuestion } from '@/features/forms/field-types'
import type { FormRow } from '@/features/forms/present'
import type { EventForm, FormField } from '@/features/forms/schema'
import { findTranslatedText } from '@/features/forms/translations/sources'
import { translateField } from '@/features/forms/translations/translate'
import { db } from '@/lib/database/db'
import { toInstant } from '@/lib/dates'
import { issueOwnLinkToken } from '@/lib/mail/own-link'
import { paths } from '@/lib/paths'
import type { OwnAnswer, OwnPerson, OwnRegistration } from '../schema'
import type { OpenedLink } from './find'
import { findOwnOffer } from './find-offer'
import { mayAddPerson, nextPersonNumber } from './may-add'

/** Returns the fields that the registrant can change. Only staff can replace files. */
export const changeableFields = ({
  form,
  asked,
}: Pick<OpenedLink, 'form' | 'asked'>): FormField[] =>
  form.fields.filter(
    (field) =>
      isQuestion(field) && field.fieldType !== 'file' && (!asked || asked.includes(field.id)),
  )

export const pickFieldAnswers = (
  fields: readonly FormField[],
  data: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ id }) => {
      const answer = data?.[id]
      return answer === undefined || answer === null ? [] : [[id, answer]]
    }),
  )

export const checksumOf = (answers: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')

/**
 * True while the registrant can change answers: until the time that staff have set, or otherwise
 * while the form is active and before its closing time. False after the registration was cancelled.
 */
export function mayChangeAnswers({
  row,
  submission: { seat },
}: Pick<OpenedLink, 'row' | 'submission'>): boolean {
  if (seat === 'cancelled') return false
  const until = row.places.changeUntil ?? row.closesAt
  if (until && Date.now() >= Date.parse(until)) return false
  return row.places.changeUntil !== null || (row.isActive && !row.isArchived)
}

interface Answered {
  form: Pick<EventForm, 'fields' | 'archivedFields'>
  row: Pick<FormRow, 'translations'>
  language: OpenedLink['language']
}

/**
 * Returns answers as text in the registration's language. Leaves out empty and unreadable answers.
 */
function answersAsText(
  { form, row, language }: Answered,
  data: Readonly<Record<string, unknown>>,
  fileNames: ReadonlyMap<string, string> = new Map(),
): OwnAnswer[] {
  const words = receiptLanguageOf(language, row.translations)
  const fields = new Map([...form.fields, ...form.archivedFields].map((one) => [one.id, one]))
  return listAnswerRows(data, form).flatMap(({ fieldId, label, fieldType, view }) => {
    const english = view.kind === 'unreadable' ? null : textOfAnswer(view)
    if (english === null) return []
    const isFile = fieldType === 'file' || isFileAnswer(data[fieldId]) || view.kind === 'drive'
    const field = fields.get(fieldId)
    const text = words && field ? translateAnswer(words, field, data[fieldId], english) : english
    return [
      {
        fieldId,
        label: (field && translateField(field, words?.translation).label) ?? label,
        text: isFile ? (fileNames.get(fieldId) ?? '') : text,
      },
    ]
  })
}

export const formNameOf = ({
  form,
  row,
  language,
}: Pick<OpenedLink, 'form' | 'row' | 'language'>) =>
  (language && findTranslatedText(row.translations?.[language], 'name', form.name)) ?? form.name

const listPeople = ({ submission, form, linkVersion: version }: OpenedLink): OwnPerson[] =>
  (submission.people ?? []).map(({ reference, data, seat }, at) => {
    const link = { reference: at === 0 ? submission.reference : reference, version }
    const path = paths.own(issueOwnLinkToken(link, Date.now()))
    return { reference, name: personName(form, data), seat: seat ?? null, path }
  })

export async function presentOwnRegistration(own: OpenedLink): Promise<OwnRegistration> {
  const { submission, form, row, isErasureAsked } = own
  const data = submission.data ?? {}
  const answers = pickFieldAnswers(changeableFields(own), data)
  return {
    form: { name: formNameOf(own), slug: form.slug },
    reference: submission.reference,
    submittedAt: submission.submittedAt,
    status: submission.status,
    seat: submission.seat ?? null,
    queue: submission.queue ?? null,
    ...(await findOwnOffer(submission)),
    people: listPeople(own),
    answers: answersAsText(own, data, await readFileNamesByField(submission.id)),
    data: answers,
    seen: checksumOf(answers),
    mayChange: mayChangeAnswers(own),
    changeUntil: toInstant(row.places.changeUntil),
    nextPerson: mayAddPerson(own) ? await nextPersonNumber(await db(), submission.id) : null,
    isErasureAsked,
  }
}

/** An answer as stored (`now`) and as it was sent (`yours`); null for no answer. */
export interface Difference {
  fieldId: string
  label: string
  now: string | null
  yours: string | null
}

/**
 * Lists the answers that differ between `stored` and `sent`. The answers in `sent` may be invalid.
 */
export function listDifferences(
  own: OpenedLink,
  stored: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): Difference[] {
  const words = receiptLanguageOf(own.language, own.row.translations)
  const [now, yours] = [stored, sent].map(
    (data) => new Map(answersAsText(own, data).map((answer) => [answer.fieldId, answer.text])),
  )
  return changeableFields(own).flatMap((field) => {
    const { id, label } = translateField(field, words?.translation)
    const [one, other] = [now?.get(id) ?? null, yours?.get(id) ?? null]
    return one === other ? [] : [{ fieldId: id, label, now: one, yours: other }]
  })
}
