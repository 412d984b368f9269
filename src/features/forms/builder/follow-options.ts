import { renameOptionsInCondition } from '../conditions/show-when'
import { guessRenamedOptions } from '../option-renames'
import { conditionIdOf, type DraftField, parseOptions } from './draft-fields'

/**
 * Maps each stored option to its current text in `list`. An option that is unchanged or missing in
 * `list` maps to itself.
 */
function track(stored: readonly string[], list: readonly string[]): Map<string, string> {
  const renames = guessRenamedOptions(stored, list)
  return new Map(stored.map((option) => [option, renames.get(option) ?? option]))
}

/**
 * Maps renamed options from their texts in `before` to those in `now`. Both lists are also compared
 * with the stored options, so an option that is deleted and typed again, letter by letter, stays
 * the same option.
 */
function renamesOf(stored: readonly string[], before: readonly string[], now: readonly string[]) {
  const [was, is] = [track(stored, before), track(stored, now)]
  const ofStored = stored.map((option) => [was.get(option) ?? option, is.get(option) ?? option])
  const [known, taken] = [new Set(was.values()), new Set(is.values())]
  const ofNew = [...guessRenamedOptions(before, now)].filter(
    ([from, to]) => !known.has(from) && !taken.has(to),
  )
  return new Map([...ofStored, ...ofNew].filter(([from, to]) => from !== to) as [string, string][])
}

/** Renames options in conditions. `stored` are the saved options; empty for a new field. */
export function followOptionsInConditions(
  fields: DraftField[],
  before: DraftField,
  after: DraftField,
  stored: readonly string[],
): DraftField[] {
  const [was, now] = [before, after].map(({ optionsText }) => parseOptions(optionsText))
  const renames = renamesOf(stored, was ?? [], now ?? [])
  if (renames.size === 0) return fields
  const ofField = new Map([[conditionIdOf(after), renames]])
  return fields.map((field) =>
    field.showWhen
      ? { ...field, showWhen: renameOptionsInCondition(field.showWhen, ofField) }
      : field,
  )
}
