import { ANSWER_LIMIT_NAMES, type AnswerLimits, NO_ANSWER_LIMITS } from './answer-limits'
import type { ShowWhen } from './conditions/show-when'
import type { FieldType } from './field-types'
import { optionIdsOrNull, type StoredOptionIds, toStoredOptionIds } from './option-ids'

export interface FieldProperties extends AnswerLimits {
  label: string
  fieldType: FieldType
  placeholder: string | null
  /** The help text of a question. In a section or a text block, the text below the label. */
  helpText: string | null
  isRequired: boolean
  /**
   * True when a half-filled form with this field stays in the visitor's browser for one day instead
   * of seven.
   */
  isSensitive: boolean
  options: string[] | null
  /**
   * Ids in the order of `options`; null while every id equals its option's text (option-ids.ts).
   */
  optionIds: string[] | null
  showWhen: ShowWhen | null
}

/**
 * The properties of a new field. An older draft or version gets these values for missing
 * properties.
 */
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
  ...NO_ANSWER_LIMITS,
}

/**
 * The properties that are stored in the form's row instead of columns of the field, because an
 * older process that saves the fields would empty columns that it does not know (decision 034).
 */
export const FIELD_SETTINGS: readonly (keyof FieldSettings)[] = [
  'isSensitive',
  'optionIds',
  'showWhen',
  ...ANSWER_LIMIT_NAMES,
]
export type FieldSettings = Pick<
  FieldProperties,
  'isSensitive' | 'optionIds' | 'showWhen' | keyof AnswerLimits
>
export type GivenSettings = { [Name in keyof FieldSettings]?: NonNullable<FieldSettings[Name]> }
type Column = Exclude<keyof FieldProperties, keyof FieldSettings>

export const FIELD_PROPERTIES = Object.keys(BLANK_FIELD) as (keyof FieldProperties)[]
export const FIELD_COLUMNS = FIELD_PROPERTIES.filter(
  (name): name is Column => !(FIELD_SETTINGS as readonly string[]).includes(name),
)

/** Prefix of a new field's temporary id, by which conditions name the field before it is saved. */
export const NEW_ID_PREFIX = 'new-'

export const fieldColumnsOf = (field: FieldProperties): Pick<FieldProperties, Column> => {
  const { label, fieldType, placeholder, helpText, isRequired, options } = field
  return { label, fieldType, placeholder, helpText, isRequired, options }
}

/** Returns the settings that differ from those of a blank field. */
export const nonBlankSettingsOf = (field: Partial<FieldSettings>): GivenSettings =>
  Object.fromEntries(
    FIELD_SETTINGS.flatMap((name) =>
      (field[name] ?? BLANK_FIELD[name]) === BLANK_FIELD[name] ? [] : [[name, field[name]]],
    ),
  )

/**
 * Returns all of `FIELD_PROPERTIES` and nothing else, in their order. A missing property gets the
 * value of a blank field.
 */
export const fieldPropertiesOf = (field: Partial<FieldProperties>): FieldProperties => ({
  ...BLANK_FIELD,
  ...Object.fromEntries(
    FIELD_PROPERTIES.map((name) => [name, field[name] ?? BLANK_FIELD[name]] as const),
  ),
  optionIds: optionIdsOrNull(field),
})

export type StoredSettings = Partial<Omit<FieldSettings, 'optionIds'>> & {
  optionIds?: StoredOptionIds
}

export function toStoredSettings(field: FieldProperties): StoredSettings {
  const { optionIds, ...settings } = nonBlankSettingsOf(field)
  const ids = toStoredOptionIds(field)
  return { ...settings, ...(ids && { optionIds: ids }) }
}

/** Returns what the builder and messages to staff call the field. */
export const fieldNameOf = ({ label }: Pick<FieldProperties, 'label'>) =>
  label.trim() || 'Untitled field'
export const quotedFieldName = (field: Pick<FieldProperties, 'label'>) => `“${fieldNameOf(field)}”`
