import { type FieldInput, fieldInputSchema } from '../field-input'
import { type FieldProperties, propertiesOf } from '../field-properties'
import { FIELD_TYPE_TRAITS } from '../field-types'
import type { KeptField } from './content'

/** A field while it is being edited. Nothing typed is lost by switching its type back and forth. */
export interface DraftField extends Omit<FieldProperties, 'placeholder' | 'helpText' | 'options'> {
  /** Its identity on screen; a new field has no server id yet. */
  key: string
  id?: string
  placeholder: string
  helpText: string
  /** The raw comma-separated text: parsing while somebody types would eat their comma. */
  optionsText: string
}

export type DraftProblems = Partial<Record<keyof DraftField, string>>

const OPTION = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g

/**
 * Spec §5: comma-separated, trimmed. What stands in double quotes keeps its commas, as in CSV
 * (RFC 4180). Doubles are dropped, as the server does.
 */
export function parseOptions(text: string): string[] {
  const options = [...text.matchAll(OPTION)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  )
  return [...new Set(options.filter(Boolean))]
}

/** The text that `parseOptions` reads as these options. */
export const formatOptions = (options: readonly string[]): string =>
  options
    .map((option) => (/,|^"/.test(option) ? `"${option.replaceAll('"', '""')}"` : option))
    .join(', ')

/** The options with lines put in at a place of their text: each line is one, commas and all. */
export function insertLines(text: string, lines: string, from: number, to: number): string {
  const before = parseOptions(text.slice(0, from))
  const after = parseOptions(text.slice(to))
  const pasted = lines.split(/\r\n|\r|\n/).map((line) => line.trim())
  return formatOptions([...new Set([...before, ...pasted, ...after].filter(Boolean))])
}

/** `key`, where a field has no id yet. */
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

/** Always the same keys in the same order: unsaved work is found by comparing texts of JSON. */
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

/** The full ordered list, as saving sends it; positions are always 0, 1, 2 … (Spec §4). */
export const toFieldInputs = (fields: readonly DraftField[]) => fields.map(toInput)

/** The control that a problem with a property is shown at. */
const CONTROLS: Record<keyof FieldProperties, keyof DraftProblems> = {
  label: 'label',
  fieldType: 'label',
  placeholder: 'placeholder',
  helpText: 'helpText',
  isRequired: 'label',
  options: 'optionsText',
}

/** What the server would refuse, found with its own schema before anything is sent. */
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
