import { renamedOptions } from './option-renames'

/**
 * Options and the ids that belong to them, in the same order. An option's id is the text that it had
 * first, so ids are there without being stored until an option is renamed. Null for those texts.
 */
export interface IdentifiedOptions {
  options?: readonly string[] | null
  optionIds?: readonly string[] | null
}

/** The ids of all options; none for a field without options. */
export function idsOf({ options, optionIds }: IdentifiedOptions): string[] {
  if (!options) return []
  return [...(optionIds?.length === options.length ? optionIds : options)]
}

/** The ids as they are stored: null while each equals its option's text. */
export function keptIds(field: IdentifiedOptions): string[] | null {
  const ids = idsOf(field)
  return ids.every((id, at) => id === field.options?.[at]) ? null : ids
}

/**
 * Returns the ids of a list in which new options have none: their own text, with a number where
 * that id is taken.
 */
export function settleIds(options: readonly string[], given: readonly (string | null)[]): string[] {
  const taken = new Set(given.filter((id) => id !== null))
  return options.map((option, at) => {
    const known = given[at]
    if (known) return known
    let id = option
    for (let number = 2; taken.has(id); number += 1) id = `${option} ${number}`
    taken.add(id)
    return id
  })
}

/**
 * Returns the ids of a list that came without them; null for new options. An option in the place of
 * another one counts as renamed (option-renames.ts).
 */
export function matchIds(options: readonly string[], known: IdentifiedOptions): (string | null)[] {
  const before = known.options ?? []
  const ids = new Map(idsOf(known).map((id, at) => [before[at], id]))
  const earlier = new Map([...renamedOptions(before, options)].map(([from, to]) => [to, from]))
  return options.map((option) => ids.get(option) ?? ids.get(earlier.get(option) ?? '') ?? null)
}

/**
 * Returns the options that have another text now, with that text, by their earlier one. A text that
 * another option has now is not an earlier one.
 */
export function renamesBetween(
  before: IdentifiedOptions,
  after: IdentifiedOptions,
): Map<string, string> {
  const texts = new Map(idsOf(after).map((id, at) => [id, after.options?.[at] ?? '']))
  return new Map(
    idsOf(before).flatMap((id, at) => {
      const [was, now] = [before.options?.[at] ?? '', texts.get(id)]
      return now === undefined || after.options?.includes(was) ? [] : [[was, now] as const]
    }),
  )
}

/** The ids as the form's row stores them: by option text, and only those that differ from it. */
export type StoredIds = Record<string, string>

export function toStoredIds(field: IdentifiedOptions): StoredIds | null {
  const ids = idsOf(field)
  const renamed = (field.options ?? []).flatMap((option, at) => {
    const id = ids[at] ?? option
    return id === option ? [] : [[option, id] as const]
  })
  return renamed.length > 0 ? Object.fromEntries(renamed) : null
}

/**
 * Returns the ids of options, some of which may have none: a process of the previous version knows
 * only texts, and may have written other options since the ids were stored.
 */
export function fromStoredIds(
  options: readonly string[] | null,
  stored: StoredIds | null | undefined,
): string[] | null {
  if (!options) return null
  return settleIds(
    options,
    options.map((option) => stored?.[option] ?? null),
  )
}
