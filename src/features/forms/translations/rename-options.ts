import { type IdentifiedOptions, optionRenamesBetween } from '../option-ids'
import type { Translations } from './schema'
import { optionKey } from './sources'

type Field = { id: string } & IdentifiedOptions

function renamedKeys(before: readonly Field[], after: readonly Field[]): Map<string, string> {
  const known = new Map(before.map((field) => [field.id, field]))
  return new Map(
    after.flatMap((field) =>
      [...optionRenamesBetween(known.get(field.id) ?? {}, field)].map(
        ([from, to]) => [optionKey(field.id, from), optionKey(field.id, to)] as const,
      ),
    ),
  )
}

/**
 * Moves the translations of renamed options to their new keys. `of` keeps the option's earlier
 * text, so staff see that it was translated from another text.
 */
export function renameOptionsInTranslations(
  translations: Translations,
  before: readonly Field[],
  after: readonly Field[],
): Translations {
  const renames = renamedKeys(before, after)
  if (renames.size === 0) return translations
  return Object.fromEntries(
    Object.entries(translations).map(([lang, { isShown, texts }]) => {
      const moved = Object.entries(texts).map(([key, text]) => [renames.get(key) ?? key, text])
      return [lang, { isShown, texts: Object.fromEntries(moved) }]
    }),
  )
}
