import { type FieldInput, fieldInputSchema } from '../field-input'
import { type FieldProperties, propertiesOf } from '../field-properties'
import { FIELD_TYPE_TRAITS } from '../field-types'
import type { KeptField } from './content'

/** A field while it is being edited. Switching its type back and forth loses no input. */
export interface DraftField extends Omit<FieldProperties, 'placeholder' | 'helpText' | 'options'> {
  /** Identifies the field on the screen; a new field has no server id yet. */
  key: string
  id?: string
  placeholder: string
  helpText: string
  /** The raw text: parsing it while somebody types would remove their trailing comma. */
  optionsText: string
}

export type DraftProblems = Partial<Record<keyof DraftField, string>>

const OPTION = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g

/**
 * Spec §5: comma-separated and trimmed; text in double quotes keeps its commas, as in CSV (RFC
 * 4180). Duplicates are removed, as on the server.
 */
export function parseOptions(text: string): string[] {
  const options = [...text.matchAll(OPTION)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )
  return [...new Set(options.filter(Boolean))]
}

/** Returns the text that `parseOptions` parses into these options. */
export const formatOptions = (options: readonly string[]): string =>
  options
    .map((option) => (/,|^"/.test(option) ? `"${option.replaceAll('"', '""')}"` : option))
    .join(', ')

/**
 * Inserts pasted lines at a position of the options text; each line becomes one option, including
 * its commas.
 */
export function insertLines(text: string, lines: string, from: number, to: number): string {
  const before = parseOptions(text.slice(0, from))
  const after = parseOptions(text.slice(to))
  const pasted = lines.split(/\r\n|\r|\n/).map((line) => line.trim())
  return formatOptions([...new Set([...before, ...pasted, ...after].filter(Boolean))])
}

/** `key` is used when the field has no id yet. */
export function toDraft({ key, id, ...field }: KeptField & { key?: string }): DraftField {
  const { options, ...properties } = propertiesOf(field)
  return {
    key: key ?? id ?? '',
    ...(id === undefined ? {} : { id }),
    ...properties,
    placeholder: properties.placeholder ?? '',
    helpText: properties.helpText ?? '',
    optionsText: formatOptions(options ?? []),
  }
}

/**
 * Always the same properties in the same order, because unsaved work is detected by comparing JSON.
 */
function toInput({ id, optionsText, ...draft }: DraftField, order: number): FieldInput {
  const traits = FIELD_TYPE_TRAITS[draft.fieldType]
  const options = traits.hasOptions ? parseOptions(optionsText) : []
  const properties = propertiesOf({
    ...draft,
    label: draft.label.trim(),
    placeholder: (traits.hasPlaceholder && draft.placeholder.trim()) || null,
    helpText: draft.helpText.trim() || null,
    options: options.length > 0 ? options : null,
  })
  return { ...(id === undefined ? {} : { id }), ...properties, order }
}

/** The complete ordered list for a save; positions are always 0, 1, 2 … (Spec §4). */
export const toFieldInputs = (fields: readonly DraftField[]) => fields.map(toInput)

/** The control that shows an error of each property. */
const CONTROLS: Record<keyof FieldProperties, keyof DraftProblems> = {
  label: 'label',
  fieldType: 'label',
  placeholder: 'placeholder',
  helpText: 'helpText',
  isRequired: 'label',
  options: 'optionsText',
}

/** Validates with the server's own schema before anything is sent. */
export function findDraftProblems(fields: readonly DraftField[]): Record<string, DraftProblems> {
  const problems: Record<string, DraftProblems> = {}
  for (const [order, draft] of fields.entries()) {
    const checked = fieldInputSchema.safeParse(toInput(draft, order))
    for (const { path, message } of checked.error?.issues ?? []) {
      const control = CONTROLS[path[0] as keyof FieldProperties] ?? 'label'
      problems[draft.key] = { [control]: message, ...problems[draft.key] }
    }
  }
  return problems
}
