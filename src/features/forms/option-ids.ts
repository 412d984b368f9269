import { guessRenamedOptions } from './option-renames'

/**
 * Options of a field with their ids. An option keeps its id when it is renamed. `optionIds` is null
 * or absent while every id equals its option's text.
 */
export interface IdentifiedOptions {
  options?: readonly string[] | null
  optionIds?: readonly string[] | null
}

export function optionIdsOf({ options, optionIds }: IdentifiedOptions): string[] {
  if (!options) return []
  return [...(optionIds?.length === options.length ? optionIds : options)]
}

/** Returns the value for `optionIds`: null while every id equals its option's text. */
export function optionIdsOrNull(field: IdentifiedOptions): string[] | null {
  const ids = optionIdsOf(field)
  return ids.every((id, at) => id === field.options?.[at]) ? null : ids
}

/**
 * Returns an id for each option. A new option (null in `given`) gets its text as id, with a number
 * when another option has that id.
 */
export function assignOptionIds(
  options: readonly string[],
  given: readonly (string | null)[],
): string[] {
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
 * Finds the stored ids of options that were sent without ids. Recognises renamed options too; a new
 * option gets null.
 */
export function matchOptionIds(
  options: readonly string[],
  known: IdentifiedOptions,
): (string | null)[] {
  const before = known.options ?? []
  const ids = new Map(optionIdsOf(known).map((id, at) => [before[at], id]))
  const earlier = new Map([...guessRenamedOptions(before, options)].map(([from, to]) => [to, from]))
  return options.map((option) => ids.get(option) ?? ids.get(earlier.get(option) ?? '') ?? null)
}

/** Maps earlier texts of options to new ones, unless another option now has the earlier text. */
export function optionRenamesBetween(
  before: IdentifiedOptions,
  after: IdentifiedOptions,
): Map<string, string> {
  const texts = new Map(optionIdsOf(after).map((id, at) => [id, after.options?.[at] ?? '']))
  return new Map(
    optionIdsOf(before).flatMap((id, at) => {
      const [was, now] = [before.options?.[at] ?? '', texts.get(id)]
      return now === undefined || after.options?.includes(was) ? [] : [[was, now] as const]
    }),
  )
}

/** Ids by the option's text; an id that equals the text is left out. */
export type StoredOptionIds = Record<string, string>

export function toStoredOptionIds(field: IdentifiedOptions): StoredOptionIds | null {
  const ids = optionIdsOf(field)
  const renamed = (field.options ?? []).flatMap((option, at) => {
    const id = ids[at] ?? option
    return id === option ? [] : [[option, id] as const]
  })
  return renamed.length > 0 ? Object.fromEntries(renamed) : null
}

/**
 * Returns the id of each option, or null without options. An option without a stored id gets one
 * from its text, because it was never renamed, or was changed by a process of an older version,
 * which does not store ids.
 */
export function fromStoredOptionIds(
  options: readonly string[] | null,
  stored: StoredOptionIds | null | undefined,
): string[] | null {
  if (!options) return null
  return assignOptionIds(
    options,
    options.map((option) => stored?.[option] ?? null),
  )
}
