import { provinces } from '../places/provinces.json'
import type { FormField } from '../schema'
import { type Limit, limitKey, TYPES_WITH_OPTION_LIMITS } from './schema'

export interface LimitTarget {
  key: string
  text: string
}

export const WHOLE_FORM_TARGET: LimitTarget = {
  key: limitKey({ fieldId: null, option: null }),
  text: 'The whole form',
}

export interface LimitTargetGroup {
  fieldId: string
  label: string
  targets: LimitTarget[]
}

function targetsOf({ id, fieldType, options }: FormField): LimitTarget[] {
  if (fieldType === 'province_town') {
    return provinces.map(({ name, slug }) => ({
      key: limitKey({ fieldId: id, option: null, province: slug }),
      text: name,
    }))
  }
  if (!TYPES_WITH_OPTION_LIMITS.has(fieldType)) return []
  return (options ?? []).map((option) => ({ key: limitKey({ fieldId: id, option }), text: option }))
}

export const listLimitTargets = (fields: readonly FormField[]): LimitTargetGroup[] =>
  fields
    .map((field) => ({ fieldId: field.id, label: field.label, targets: targetsOf(field) }))
    .filter(({ targets }) => targets.length > 0)

export const isTargetOffered = (groups: readonly LimitTargetGroup[], key: string): boolean =>
  key === WHOLE_FORM_TARGET.key ||
  groups.some(({ targets }) => targets.some((one) => one.key === key))

/**
 * Reads what `limitKey` has written. An empty key (nothing chosen yet) is read as the whole form.
 */
export function parseLimitKey(key: string): Pick<Limit, 'fieldId' | 'option' | 'province'> {
  const [fieldId, option, province]: (string | null)[] = key ? JSON.parse(key) : []
  return { fieldId: fieldId ?? null, option: option ?? null, province: province ?? null }
}
