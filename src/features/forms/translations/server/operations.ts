import 'server-only'
import type { StaffActor } from '@/lib/access'
import { recordAudit } from '@/lib/audit/record'
import { AppError } from '@/lib/errors'
import { ENGLISH_LANGUAGE_NAMES, type OtherLanguage, toOtherLanguage } from '@/lib/languages'
import { translatablePartOf } from '../../present'
import { getFormRow } from '../../server/data'
import { withFormLock, writeForm } from '../../server/write-form'
import type { TranslationInput } from '../input'
import { mergeTranslation } from '../merge'
import { NO_TRANSLATION, presentTranslation } from '../present'
import type { FormTranslation } from '../schema'

export function requireLanguage(code: string): OtherLanguage {
  const lang = toOtherLanguage(code)
  if (!lang) throw new AppError('route.not_found')
  return lang
}

export async function getTranslation(id: number, code: string): Promise<FormTranslation> {
  const lang = requireLanguage(code)
  const row = await getFormRow(id)
  return presentTranslation(translatablePartOf(row), lang, row.translations?.[lang])
}

/**
 * Stores a translation. The form gets a new revision, because what visitors read changes. Throws
 * `form.changed` when the form no longer has `input.revision`, `form.not_found`,
 * `form.unknown_field`, `request.invalid`, `route.not_found`.
 */
export function saveTranslation(
  id: number,
  code: string,
  input: TranslationInput,
  actor: StaffActor,
): Promise<FormTranslation> {
  const lang = requireLanguage(code)
  return withFormLock(id, async () => {
    const row = await getFormRow(id)
    if (input.revision !== undefined && input.revision !== row.revision) {
      throw new AppError('form.changed')
    }
    const before = row.translations?.[lang] ?? NO_TRANSLATION
    const next = mergeTranslation(translatablePartOf(row), before, input)
    const data = {
      translations: { ...row.translations, [lang]: next },
      revision: row.revision + 1,
    }
    const detail = `${ENGLISH_LANGUAGE_NAMES[lang]}${next.isShown ? ', shown' : ', not shown'}`
    await writeForm(
      row.id,
      data,
      (tx) => recordAudit({ action: 'form.translated', actor, subject: row.name, detail }, tx),
      { savedBy: actor.id },
    )
    return getTranslation(id, lang)
  })
}
