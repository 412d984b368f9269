import type { ShowWhen } from '../conditions/show-when'
import { renamedOptions } from '../option-renames'
import { conditionIdOf, type DraftField, parseOptions } from './draft-fields'

/** An option that is unchanged or missing in `list` maps to itself. */
function track(stored: readonly string[], list: readonly string[]): Map<string, string> {
  const renames = renamedOptions(stored, list)
  return new Map(stored.map((option) => [option, renames.get(option) ?? option]))
}

/**
 * Both lists are also compared with the stored options, so an option that is deleted and typed
 * again, letter by letter, stays the same option.
 */
function renamesOf(stored: readonly string[], before: readonly string[], now: readonly string[]) {
  const [was, is] = [track(stored, before), track(stored, now)]
  const ofStored = stored.map((option) => [was.get(option) ?? option, is.get(option) ?? option])
  const [known, taken] = [new Set(was.values()), new Set(is.values())]
  const ofNew = [...renamedOptions(before, now)].filter(
    ([from, to]) => !known.has(from) && !taken.has(to),
  )
  return new Map([...ofStored, ...ofNew].filter(([from, to]) => from !== to) as [string, string][])
}

function renameValues(showWhen: ShowWhen, id: string, renames: ReadonlyMap<string, string>) {
  const rules = showWhen.rules.map((rule) => {
    if (rule.fieldId !== id || !('values' in rule)) return rule
    const values = rule.values.map((value) => renames.get(value) ?? value)
    return { ...rule, values: [...new Set(values)] }
  })
  return { ...showWhen, rules }
}

/** Renames options in conditions; `stored` are the saved options, empty for a new field. */
export function followOptions(
  fields: DraftField[],
  before: DraftField,
  after: DraftField,
  stored: readonly string[],
): DraftField[] {
  const [was, now] = [before, after].map(({ optionsText }) => parseOptions(optionsText))
  const renames = renamesOf(stored, was ?? [], now ?? [])
  if (renames.size === 0) return fields
  const id = conditionIdOf(after)
  return fields.map((field) =>
    field.showWhen ? { ...field, showWhen: renameValues(field.showWhen, id, renames) } : field,
  )
}
