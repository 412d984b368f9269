import type { FieldType } from './field-types'

/**
 * What staff define about a field. Storing, drafts, versions, copies and the visitors' form all use
 * this list; when a property is added, the compiler reports each file that lacks it.
 */
export interface FieldProperties {
  label: string
  fieldType: FieldType
  placeholder: string | null
  /** Small text between the label and the control. */
  helpText: string | null
  isRequired: boolean
  options: string[] | null
}

/** The properties of a new field; also used for properties that an older draft or version lacks. */
export const BLANK_FIELD: FieldProperties = {
  label: '',
  fieldType: 'text',
  placeholder: null,
  helpText: null,
  isRequired: false,
  options: null,
}

export const FIELD_PROPERTIES = Object.keys(BLANK_FIELD) as (keyof FieldProperties)[]

/** Returns only the properties, always all of them and in the same order. */
export const propertiesOf = (field: Partial<FieldProperties>): FieldProperties => ({
  ...BLANK_FIELD,
  ...Object.fromEntries(
    FIELD_PROPERTIES.map((name) => [name, field[name] ?? BLANK_FIELD[name]] as const),
  ),
})
