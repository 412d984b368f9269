import 'server-only'
import { checkAnswers } from '@/features/answers/answer-check'
import { isOpenAt } from '@/features/forms/capacity/opening'
import { NOTICE_CHECKBOX_NAME, type PrivacyNotice } from '@/features/forms/notice'
import type { ActiveForm } from '@/features/forms/server/data'
import type { FormReader } from '@/features/forms/server/known-forms'
import { translateField } from '@/features/forms/translations/translate'
import { AppError } from '@/lib/errors'
import type { OtherLanguage } from '@/lib/languages'
import { wordsOf } from '@/lib/words/catalogue'
import { PARTY_WORDS } from '@/lib/words/english/party'
import { RULES_WORDS } from '@/lib/words/english/rules'
import { errorInVisitorsLanguage } from './local-errors'
import { makeNotKnownFieldsOptional } from './not-known'
import { fieldsOfPeople, findMissingAdultError } from './people'
import { findRepeat, identityOf } from './repeat'
import type { IncomingRegistration } from './request'
import { readPageRenderTimeMs } from './result'
import type { StagedUpload } from './uploads'

export interface AcceptedRegistration {
  form: ActiveForm
  /** The fields that are shown with these answers; no other field has an answer. */
  shown: ActiveForm['fields']
  answers: Record<string, string | string[]>
  uploads: StagedUpload[]
  /** The number of people. `personFieldId` forms the ids of their fields and answers. */
  people: number
}

/**
 * Returns an error when the visitor has not agreed to the privacy notice, otherwise an empty
 * object. Agreement to an earlier version is enough, because that version is what the visitor read
 * and what is stored.
 */
function disagreement(
  notice: PrivacyNotice | undefined,
  { agreedTo, language }: IncomingRegistration,
): Record<string, string> {
  if (!notice || (agreedTo !== null && agreedTo <= notice.version)) return {}
  return { [NOTICE_CHECKBOX_NAME]: (wordsOf(language)?.rules ?? RULES_WORDS).notice }
}

/** Returns translated fields, because error messages contain their labels. */
const fieldsIn = ({ fields, translations }: ActiveForm, language: OtherLanguage | null) =>
  language ? fields.map((field) => translateField(field, translations?.[language])) : fields

function refuseInvalid(form: ActiveForm, incoming: IncomingRegistration) {
  const { answers: raw, uploads, fileErrors, language } = incoming
  const words = wordsOf(language)
  const party = words?.party ?? PARTY_WORDS
  const { fields: asked, people } = fieldsOfPeople(
    { ...form, fields: fieldsIn(form, language) },
    incoming.people,
    party,
  )
  const fields = makeNotKnownFieldsOptional(asked, form.notKnown ?? [])
  const chosen = new Map(uploads.map(({ fieldId, name }) => [fieldId, name]))
  // A file that was refused is not missing; its field gets the file's error instead.
  for (const id of fileErrors.keys()) chosen.set(id, '(refused)')
  const { answers, shown, errors: wrong } = checkAnswers(fields, raw, chosen, words?.rules)
  const answered = new Set(shown.map(({ id }) => id))
  const refused = [...fileErrors].filter(([id]) => answered.has(id))
  const errors = {
    ...findMissingAdultError(form, people, { answers, shown }, party),
    ...wrong,
    ...disagreement(form.notice, incoming),
  }
  if (Object.keys(errors).length > 0) {
    const broken = refused.map(([id, error]) => {
      const { fields, message } = errorInVisitorsLanguage(error, language)
      return [id, fields?.[id] ?? message]
    })
    const fields = { ...errors, ...Object.fromEntries(broken) }
    throw new AppError('submission.invalid', { fields })
  }
  const [[, fileError] = []] = refused
  if (fileError) throw fileError
  // Leaves out the files of hidden fields. `checkAndStoreRegistration` removes these files in the
  // end.
  return { answers, shown, people, uploads: uploads.filter(({ fieldId }) => answered.has(fieldId)) }
}

/**
 * Checks a registration by the cached form. The cached form may be outdated, so a refused
 * registration is checked again by the stored form.
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

async function checkRegistration(form: ActiveForm, incoming: IncomingRegistration) {
  const accepted = checkByFormVersion(form, incoming)
  // Looks for an earlier registration with the same key only when there are files, so that these
  // are not stored twice. Without files, the insert finds the repeat.
  const hasFiles = accepted.uploads.length > 0
  const first = hasFiles ? await findRepeat(identityOf(accepted, incoming)) : null
  return { accepted, first }
}

/**
 * Checks a registration by one version of the form. Throws `form.not_open`, `submission.invalid`,
 * `submission.unknown_field`, or the error of a refused body or file.
 */
export function checkByFormVersion(
  form: ActiveForm,
  incoming: IncomingRegistration,
): AcceptedRegistration {
  if (incoming.failure) throw incoming.failure
  if (!isOpenAt(form.places, Date.now(), readPageRenderTimeMs(form, incoming))) {
    throw new AppError('form.not_open')
  }
  return { form, ...refuseInvalid(form, incoming) }
}
