import type { FieldType } from './field-types'

/**
 * What staff decide about a field. Storing, drafts, versions, copies and the form that visitors see
 * all follow this list: the compiler names each place that a new property is missing from.
 */
export interface FieldProperties {
  label: string
  fieldType: FieldType
  placeholder: string | null
  /** Small words between label and control. */
  helpText: string | null
  isRequired: boolean
  options: string[] | null
}

/** A field as it is added, and the values that a draft or version of before a property is read with. */
export const BLANK_FIELD: FieldProperties = {
  label: '',
  fieldType: 'text',
  placeholder: null,
  helpText: null,
  isRequired: false,
  options: null,
}

export const FIELD_PROPERTIES = Object.keys(BLANK_FIELD) as (keyof FieldProperties)[]

/** The properties alone, always all of them and in the same order. */
export const propertiesOf = (field: Partial<FieldProperties>): FieldProperties => ({
  ...BLANK_FIELD,
  ...Object.fromEntries(
    FIELD_PROPERTIES.map((name) => [name, field[name] ?? BLANK_FIELD[name]] as const),
  ),
})
