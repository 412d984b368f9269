import type { TranslationInput } from './input'
import { FIELD_TEXTS, FORM_TEXTS, type FormTranslation, type SourceText } from './schema'
import { fieldKey, RECEIPT_KEYS } from './sources'

export interface TranslationWork {
  stored: FormTranslation
  /** The unsaved translations by key, without those that equal the stored translation. */
  typed: Readonly<Record<string, string>>
  /** Keys of translations that were confirmed although their English text has changed. */
  confirmed: readonly string[]
  /**
   * For each unsaved translation whose English text changed after it was typed: the earlier English
   * text, by key.
   */
  moved: Readonly<Record<string, string>>
  isShown: boolean
}

export const openTranslationWork = (stored: FormTranslation): TranslationWork => ({
  stored,
  typed: {},
  confirmed: [],
  moved: {},
  isShown: stored.isShown,
})

function storedText(stored: FormTranslation, { path }: SourceText): string {
  let value: unknown = stored
  for (const part of path.split('.')) value = (value as Record<string, unknown> | null)?.[part]
  return typeof value === 'string' ? value : ''
}

const without = (texts: TranslationWork['typed'], key: string) =>
  Object.fromEntries(Object.entries(texts).filter(([known]) => known !== key))

export const textOf = ({ typed, stored }: TranslationWork, text: SourceText): string =>
  typed[text.key] ?? storedText(stored, text)

const isBlank = (work: TranslationWork, text: SourceText) => textOf(work, text).trim() === ''

export function typeText(work: TranslationWork, text: SourceText, typed: string): TranslationWork {
  const others = without(work.typed, text.key)
  return {
    ...work,
    typed: typed === storedText(work.stored, text) ? others : { ...others, [text.key]: typed },
    moved: without(work.moved, text.key),
  }
}

export const confirmText = (work: TranslationWork, { key }: SourceText): TranslationWork => ({
  ...work,
  confirmed: [...new Set([...work.confirmed, key])],
  moved: without(work.moved, key),
})

/**
 * Returns the earlier English text if the text has changed since its translation. Returns null
 * otherwise, and once the translation is retyped or confirmed.
 */
export function earlierSourceText(work: TranslationWork, text: SourceText): string | null {
  const { key } = text
  const { stored, typed, confirmed, moved } = work
  if (isBlank(work, text)) return null
  if (moved[key] !== undefined) return moved[key]
  return key in typed || confirmed.includes(key) ? null : (stored.changed[key] ?? null)
}

export const countTranslated = (work: TranslationWork) => ({
  total: work.stored.sources.length,
  done: work.stored.sources.filter((text) => !isBlank(work, text)).length,
})

/**
 * Lists required texts without a translation, and a notice that was translated from an earlier
 * text, because visitors agree to the notice.
 */
export const missingTexts = (work: TranslationWork): SourceText[] =>
  work.stored.sources.filter(
    (text) =>
      text.isRequired &&
      (isBlank(work, text) || (text.key === 'notice' && earlierSourceText(work, text) !== null)),
  )

export const isUnsaved = ({ stored, typed, confirmed, isShown }: TranslationWork): boolean =>
  Object.keys(typed).length > 0 || confirmed.length > 0 || isShown !== stored.isShown

export function toRequestBody(work: TranslationWork): TranslationInput {
  const { stored, confirmed, isShown } = work
  const texts = new Map(stored.sources.map((text) => [text.key, textOf(work, text).trim() || null]))
  const own = (key: string) => texts.get(key) ?? null
  const optionsOf = (id: string) =>
    stored.sources.filter(({ fieldId, part }) => fieldId === id && part === 'option')
  const fieldOf = (id: string) => ({
    ...Object.fromEntries(FIELD_TEXTS.map((name) => [name, own(fieldKey(id, name))])),
    options: optionsOf(id).map(({ key }) => own(key)),
  })
  return {
    isShown,
    revision: stored.revision,
    confirmed: [...confirmed],
    ...Object.fromEntries(FORM_TEXTS.map((name) => [name, own(name)])),
    receipt: { subject: own(RECEIPT_KEYS.subject), text: own(RECEIPT_KEYS.text) },
    fields: Object.fromEntries(Object.keys(stored.fields).map((id) => [id, fieldOf(id)])),
  }
}

/** Applies unsaved changes to a newer state of the form; texts of removed fields are dropped. */
export function mergeTypedTexts(work: TranslationWork, latest: FormTranslation): TranslationWork {
  const before = new Map(work.stored.sources.map(({ key, source }) => [key, source]))
  const typed: Record<string, string> = {}
  const moved: Record<string, string> = {}
  const confirmed: string[] = []
  for (const text of latest.sources) {
    const { key, source } = text
    const now = work.typed[key]
    const old = work.moved[key] ?? before.get(key) ?? source
    if (now !== undefined && now !== storedText(latest, text)) {
      typed[key] = now
      if (old !== source) moved[key] = old
    }
    if (work.confirmed.includes(key) && old === source && key in latest.changed) confirmed.push(key)
  }
  const isShown = work.isShown === work.stored.isShown ? latest.isShown : work.isShown
  return { stored: latest, typed, confirmed, moved, isShown }
}

/**
 * Returns the work after `sent` was saved. Texts that were typed while the request ran stay
 * unsaved.
 */
export function workAfterSave(
  work: TranslationWork,
  sent: TranslationWork,
  saved: FormTranslation,
): TranslationWork {
  const since = work.stored.sources.filter((text) => textOf(work, text) !== textOf(sent, text))
  const rest = {
    ...work,
    typed: Object.fromEntries(since.map((text) => [text.key, textOf(work, text)])),
    confirmed: work.confirmed.filter((key) => !sent.confirmed.includes(key)),
  }
  return { ...mergeTypedTexts(rest, saved), isShown: work.isShown }
}
