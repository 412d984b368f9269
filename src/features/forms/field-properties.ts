import { type AnswerLimits, LIMIT_NAMES, NO_LIMITS } from './answer-limits'
import type { ShowWhen } from './conditions/show-when'
import type { FieldType } from './field-types'
import { keptIds, type StoredIds, toStoredIds } from './option-ids'

/**
 * What staff define about a field. Storing, drafts, versions, copies and the visitors' form all use
 * these properties. When a property is added, the compiler reports files that do not handle it.
 */
export interface FieldProperties extends AnswerLimits {
  label: string
  fieldType: FieldType
  placeholder: string | null
  /**
   * Small text below the control; in a section or a text block, the text below the label.
   */
  helpText: string | null
  isRequired: boolean
  /**
   * True for a sensitive answer: the visitor's browser then keeps a half-filled form for one day
   * instead of seven.
   */
  isSensitive: boolean
  options: string[] | null
  /**
   * The ids of `options`, in the same order; null while every id equals its option's text
   * (option-ids.ts).
   */
  optionIds: string[] | null
  /** The condition under which the field is shown; null for always. */
  showWhen: ShowWhen | null
}

/** The properties of a new field; also used for properties that an older draft or version lacks. */
export const BLANK_FIELD: FieldProperties = {
  label: '',
  fieldType: 'text',
  placeholder: null,
  helpText: null,
  isRequired: false,
  isSensitive: false,
  options: null,
  optionIds: null,
  showWhen: null,
  ...NO_LIMITS,
}

/**
 * The properties that are stored in the form's row, by field id, and not as columns of the field's
 * row. An older process that saves the fields would empty columns of the field's row that it does
 * not know (decision 034).
 */
export const FIELD_SETTINGS: readonly (keyof FieldSettings)[] = [
  'isSensitive',
  'optionIds',
  'showWhen',
  ...LIMIT_NAMES,
]
export type FieldSettings = Pick<
  FieldProperties,
  'isSensitive' | 'optionIds' | 'showWhen' | keyof AnswerLimits
>
/** The settings of a field that differ from a blank field's; the others are absent. */
export type GivenSettings = { [Name in keyof FieldSettings]?: NonNullable<FieldSettings[Name]> }
type Column = Exclude<keyof FieldProperties, keyof FieldSettings>

export const FIELD_PROPERTIES = Object.keys(BLANK_FIELD) as (keyof FieldProperties)[]
/** The properties that are not in `FIELD_SETTINGS`; each is a column of the field's own row. */
export const FIELD_COLUMNS = FIELD_PROPERTIES.filter(
  (name): name is Column => !(FIELD_SETTINGS as readonly string[]).includes(name),
)

/**
 * Prefix of the temporary ids that callers give to new fields, so that conditions can name them
 * before they are saved.
 */
export const NEW_ID_PREFIX = 'new-'

/** Returns the properties of a field that are columns of its own row. */
export const columnsOf = (field: FieldProperties): Pick<FieldProperties, Column> => {
  const { label, fieldType, placeholder, helpText, isRequired, options } = field
  return { label, fieldType, placeholder, helpText, isRequired, options }
}

/** Returns the settings that differ from a blank field's, as they are stored and returned. */
export const settingsOf = (field: Partial<FieldSettings>): GivenSettings =>
  Object.fromEntries(
    FIELD_SETTINGS.flatMap((name) =>
      (field[name] ?? BLANK_FIELD[name]) === BLANK_FIELD[name] ? [] : [[name, field[name]]],
    ),
  )

/**
 * Returns all properties of a field and no others, always in the same order. A missing one gets the
 * value of a blank field.
 */
export const propertiesOf = (field: Partial<FieldProperties>): FieldProperties => ({
  ...BLANK_FIELD,
  ...Object.fromEntries(
    FIELD_PROPERTIES.map((name) => [name, field[name] ?? BLANK_FIELD[name]] as const),
  ),
  optionIds: keptIds(field),
})

/** The settings of a field as they are stored in the form's row. */
export type StoredSettings = Partial<Omit<FieldSettings, 'optionIds'>> & { optionIds?: StoredIds }

export function toStoredSettings(field: FieldProperties): StoredSettings {
  const { optionIds, ...settings } = settingsOf(field)
  const ids = toStoredIds(field)
  return { ...settings, ...(ids && { optionIds: ids }) }
}
