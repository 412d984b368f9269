import { contentOfForm } from '@/features/forms/builder/content'
import type { ConditionRule } from '@/features/forms/conditions/show-when'
import { replaceTriggerIds } from '@/features/forms/conditions/show-when'
import { fieldPropertiesOf } from '@/features/forms/field-properties'
import { FIELD_TYPE_TRAITS, FIELD_TYPES, type FieldType } from '@/features/forms/field-types'
import type { EventForm } from '@/features/forms/schema'

const BOUNDS = {
  number: { min: 1, max: 12 },
  time: { min: '08:00', max: '17:30' },
  day: { min: '2026-01-01', max: '2026-12-31' },
}

function settingsFor(fieldType: FieldType) {
  const { hasOptions, hasPlaceholder, limits, order } = FIELD_TYPE_TRAITS[fieldType]
  return {
    helpText: 'One is enough.',
    isRequired: true,
    isSensitive: true,
    ...(hasPlaceholder && { placeholder: 'For example' }),
    ...(hasOptions && {
      options: ['Friday', 'Saturday, late', '“Sunday”'],
      optionIds: ['Friday', 'Saturday', 'Sunday'],
    }),
    ...(limits.includes('hasOther') && { hasOther: true }),
    ...(order && BOUNDS[order]),
    ...(limits.includes('unit') && { decimals: true, unit: 'kg' }),
    ...(limits.includes('minChosen') && { minChosen: 1, maxChosen: 2 }),
  }
}

const TRIGGERS = [
  { id: 'new-stays', label: 'Stays', fieldType: 'select', options: ['Yes', 'No', 'Perhaps'] },
  { id: 'new-age', label: 'Age', fieldType: 'number' },
  { id: 'new-name', label: 'Name', fieldType: 'text' },
]

const RULES: ConditionRule[] = [
  { fieldId: 'new-stays', is: 'one_of', values: ['Yes', 'Perhaps'] },
  { fieldId: 'new-stays', is: 'none_of', values: ['No'] },
  { fieldId: 'new-age', is: 'at_least', value: '12' },
  { fieldId: 'new-age', is: 'at_most', value: '99' },
  { fieldId: 'new-name', is: 'given' },
  { fieldId: 'new-name', is: 'not_given' },
]

export const FULLY_SET_FIELDS = [
  ...TRIGGERS,
  ...FIELD_TYPES.map((fieldType, at) => ({
    label: `A ${fieldType}`,
    fieldType,
    ...settingsFor(fieldType),
    ...(at % 2 === 0 && { showWhen: { match: at % 4 === 0 ? 'all' : 'any', rules: RULES } }),
  })),
]

/**
 * Returns what defines a form, without its name and address. Fields are named by their labels
 * instead of their ids, so that two forms can be compared.
 */
export function formDefinitionOf(form: EventForm) {
  const { fields, nameFieldIds } = form
  const { details, receipt, privacy } = contentOfForm(form)
  const { name: _name, slug: _slug, ...texts } = details
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  const { version: _own, ...notice } = privacy.notice
  return {
    ...texts,
    receipt,
    privacy: { ...privacy, notice },
    names: nameFieldIds?.map((id) => labels.get(id)) ?? null,
    fields: fields.map((field) => ({
      ...fieldPropertiesOf(field),
      showWhen: replaceTriggerIds(field.showWhen ?? null, labels),
    })),
  }
}
