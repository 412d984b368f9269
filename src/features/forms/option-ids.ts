import { renamedOptions } from './option-renames'

/**
 * Options and their ids, in the same order. The id of an option is usually its first text, so ids
 * are stored only once an option has been renamed. Until then `optionIds` is null.
 */
export interface IdentifiedOptions {
  options?: readonly string[] | null
  optionIds?: readonly string[] | null
}

/** Returns the ids of all options; empty for a field without options. */
export function idsOf({ options, optionIds }: IdentifiedOptions): string[] {
  if (!options) return []
  return [...(optionIds?.length === options.length ? optionIds : options)]
}

/** Returns the value of `optionIds`: null while every id equals its option's text. */
export function keptIds(field: IdentifiedOptions): string[] | null {
  const ids = idsOf(field)
  return ids.every((id, at) => id === field.options?.[at]) ? null : ids
}

/**
 * Returns an id for each option: the given one; for a new option its text, with a number when
 * another option has that id.
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
 * Returns ids for options that were sent without ids; null for a new option. A new text that stands
 * in the place of a missing option counts as that option renamed (option-renames.ts).
 */
export function matchIds(options: readonly string[], known: IdentifiedOptions): (string | null)[] {
  const before = known.options ?? []
  const ids = new Map(idsOf(known).map((id, at) => [before[at], id]))
  const earlier = new Map([...renamedOptions(before, options)].map(([from, to]) => [to, from]))
  return options.map((option) => ids.get(option) ?? ids.get(earlier.get(option) ?? '') ?? null)
}

/**
 * Returns the new text of each renamed option, by its earlier text. An option is left out when
 * another option has its earlier text now.
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

/**
 * The ids of options as the form's row stores them, by the option's text. Only ids that differ from
 * the text are stored.
 */
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
 * Returns the ids of options from their stored form. An option without a stored id gets its text as
 * id: it was never renamed, or a process of the previous version, which knows only texts, has
 * changed it.
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
