import { AppError } from '@/lib/errors'
import type { TranslationInput } from './input'
import { FIELD_TEXTS, FORM_TEXTS, type Translation } from './schema'
import { fieldKey, listSources, optionKey, RECEIPT_KEYS, type Translatable } from './sources'

function readTexts({ fields }: Translatable, input: TranslationInput) {
  const sent = new Map<string, string | null | undefined>()
  for (const name of FORM_TEXTS) sent.set(name, input[name])
  for (const name of ['subject', 'text'] as const) {
    sent.set(RECEIPT_KEYS[name], input.receipt?.[name])
  }
  const known = new Map(fields.map((field) => [field.id, field]))
  for (const [id, texts] of Object.entries(input.fields)) {
    const field = known.get(id)
    if (!field) throw new AppError('form.unknown_field')
    for (const name of FIELD_TEXTS) sent.set(fieldKey(id, name), texts[name])
    const options = field.options ?? []
    if ((texts.options?.length ?? 0) > options.length) {
      const message = 'There are more options than the question has'
      throw new AppError('request.invalid', {
        message,
        fields: { [`fields.${id}.options`]: message },
      })
    }
    for (const [at, text] of (texts.options ?? []).entries()) {
      sent.set(optionKey(id, options[at] ?? ''), text)
    }
  }
  return sent
}

/**
 * Returns the translation with the texts that were sent. An unchanged text keeps `of`, the English
 * text from which it was made, until staff confirm it. Texts of removed fields and options are
 * kept, in case the fields or options come back. Throws `form.unknown_field`, and `request.invalid`
 * for too many options or a text that is too long.
 */
export function mergeTranslation(
  form: Translatable,
  before: Translation,
  input: TranslationInput,
): Translation {
  const sent = readTexts(form, input)
  const confirmed = new Set(input.confirmed)
  const texts = { ...before.texts }
  const tooLong: Record<string, string> = {}
  for (const { key, path, source, limit } of listSources(form)) {
    const text = sent.get(key)
    delete texts[key]
    if (!text) continue
    if (text.length > limit) tooLong[path] = `Please keep this under ${limit} characters`
    const stored = before.texts[key]
    const isSame = stored?.text === text && !confirmed.has(key)
    texts[key] = { text, of: isSame ? stored.of : source }
  }
  const [message] = Object.values(tooLong)
  if (message) throw new AppError('request.invalid', { message, fields: tooLong })
  return { isShown: input.isShown, texts }
}
