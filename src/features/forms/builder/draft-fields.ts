import { findRuleProblems } from '../conditions/rule-problems'
import { type FieldInput, fieldInputSchema } from '../field-input'
import { type FieldProperties, fieldPropertiesOf, NEW_ID_PREFIX } from '../field-properties'
import { FIELD_TYPE_TRAITS } from '../field-types'
import type { StoredField } from './content'

/**
 * A field in the builder. It keeps values that its current type does not use, in case staff change
 * the type back.
 */
export interface DraftField
  extends Omit<FieldProperties, 'placeholder' | 'helpText' | 'options' | 'optionIds'> {
  key: string
  id?: string
  placeholder: string
  helpText: string
  /**
   * The options as typed. Parsing and formatting them at each keystroke would remove a comma at the
   * end.
   */
  optionsText: string
}

export type DraftFieldProblems = Partial<Record<keyof DraftField, string>>

const OPTION = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g

/**
 * Splits the text at commas, trims the options (Spec §5), and leaves out empty and repeated ones.
 * Commas within double quotes are part of an option, as in CSV (RFC 4180).
 */
export function parseOptions(text: string): string[] {
  const options = [...text.matchAll(OPTION)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )
  return [...new Set(options.filter(Boolean))]
}

export const formatOptions = (options: readonly string[]): string =>
  options
    .map((option) => (/,|^"/.test(option) ? `"${option.replaceAll('"', '""')}"` : option))
    .join(', ')

/**
 * Pastes `lines` over the characters from `from` to `to`. Each line is one option, even with
 * commas.
 */
export function insertOptionLines(text: string, lines: string, from: number, to: number): string {
  const before = parseOptions(text.slice(0, from))
  const after = parseOptions(text.slice(to))
  const pasted = lines.split(/\r\n|\r|\n/).map((line) => line.trim())
  return formatOptions([...new Set([...before, ...pasted, ...after].filter(Boolean))])
}

export function toDraftField({ key, id, ...field }: StoredField & { key?: string }): DraftField {
  const { options, optionIds, ...properties } = fieldPropertiesOf(field)
  return {
    key: key ?? id ?? '',
    ...(id === undefined ? {} : { id }),
    ...properties,
    placeholder: properties.placeholder ?? '',
    helpText: properties.helpText ?? '',
    optionsText: formatOptions(options ?? []),
  }
}

export const conditionIdOf = ({ id, key }: Pick<DraftField, 'id' | 'key'>): string =>
  id ?? (key.startsWith(NEW_ID_PREFIX) ? key : `${NEW_ID_PREFIX}${key}`)

/** Returns the field in the shape in which the conditions of other fields refer to it. */
export const toTrigger = ({ optionsText, ...draft }: DraftField) => ({
  ...draft,
  id: conditionIdOf(draft),
  options: parseOptions(optionsText),
})

/**
 * Returns the field in the shape of a request. The properties have a fixed order, because the
 * builder detects unsaved work by comparing JSON.
 */
function toInput({ optionsText, ...draft }: DraftField, order: number): FieldInput {
  const traits = FIELD_TYPE_TRAITS[draft.fieldType]
  const options = traits.hasOptions ? parseOptions(optionsText) : []
  const properties = fieldPropertiesOf({
    ...draft,
    label: draft.label.trim(),
    placeholder: (traits.hasPlaceholder && draft.placeholder.trim()) || null,
    helpText: draft.helpText.trim() || null,
    options: options.length > 0 ? options : null,
  })
  const { optionIds: _sentApart, ...kept } = properties
  return { id: conditionIdOf(draft), ...kept, order }
}

export const toFieldInputs = (fields: readonly DraftField[]) => fields.map(toInput)

const CONTROLS: Record<keyof FieldProperties, keyof DraftFieldProblems> = {
  label: 'label',
  fieldType: 'label',
  placeholder: 'placeholder',
  helpText: 'helpText',
  isRequired: 'label',
  isSensitive: 'label',
  options: 'optionsText',
  optionIds: 'optionsText',
  showWhen: 'showWhen',
  min: 'min',
  max: 'max',
  decimals: 'decimals',
  unit: 'unit',
  minChosen: 'minChosen',
  maxChosen: 'maxChosen',
  hasOther: 'optionsText',
}

export function findDraftFieldProblems(
  fields: readonly DraftField[],
): Record<string, DraftFieldProblems> {
  const problems: Record<string, DraftFieldProblems> = {}
  for (const [at, message] of findRuleProblems(fields.map(toTrigger))) {
    const { key } = fields[at] ?? {}
    if (key) problems[key] = { showWhen: message }
  }
  for (const [order, draft] of fields.entries()) {
    const checked = fieldInputSchema.safeParse(toInput(draft, order))
    for (const { path, message } of checked.error?.issues ?? []) {
      const control = CONTROLS[path[0] as keyof FieldProperties] ?? 'label'
      problems[draft.key] = { [control]: message, ...problems[draft.key] }
    }
  }
  return problems
}
