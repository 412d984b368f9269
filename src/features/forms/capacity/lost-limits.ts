import type { FieldType } from '../field-types'
import { guessRenamedOptions } from '../option-renames'
import { limitedOptionText } from './opening'
import { type Limit, TYPES_WITH_OPTION_LIMITS } from './schema'

interface Field {
  id?: string
  label: string
  fieldType: FieldType
  options: string[] | null
}

/**
 * Returns a text such as `Bus: Iloilo (49 places)` for each limit that would lose its field or
 * option by a save.
 */
export const describeLostLimits = (
  limits: readonly Limit[],
  saved: readonly Field[],
  now: readonly Field[],
): string[] =>
  limits.flatMap((limit) => {
    const was = saved.find(({ id }) => id === limit.fieldId)
    // A limit whose field or option was removed earlier is not lost by this save.
    if (!was || (limit.option !== null && !was.options?.includes(limit.option))) return []
    const field = now.find(({ id }) => id === limit.fieldId)
    const options = field?.options ?? []
    const isKept =
      limit.option === null
        ? field?.fieldType === was.fieldType
        : field &&
          TYPES_WITH_OPTION_LIMITS.has(field.fieldType) &&
          (options.includes(limit.option) ||
            guessRenamedOptions(was.options ?? [], options).has(limit.option))
    return isKept ? [] : [`${was.label}: ${limitedOptionText(limit)} (${limit.seats} places)`]
  })
