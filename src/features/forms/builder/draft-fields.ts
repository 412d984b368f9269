import { type FieldInput, fieldInputSchema } from '../field-input'
import { FIELD_TYPE_TRAITS, type FieldType } from '../field-types'
import type { KeptField } from './content'

/** A field while it is being edited. Nothing typed is lost by switching its type back and forth. */
export interface DraftField {
  /** Its identity on screen; a new field has no server id yet. */
  key: string
  id?: string
  label: string
  fieldType: FieldType
  placeholder: string
  helpText: string
  isRequired: boolean
  /** The raw comma-separated text: parsing while somebody types would eat their comma. */
  optionsText: string
}

export type DraftProblems = Partial<
  Record<'label' | 'placeholder' | 'helpText' | 'optionsText', string>
>

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
export const toDraft = (field: KeptField & { key?: string }): DraftField => ({
  key: field.key ?? field.id ?? '',
  ...(field.id === undefined ? {} : { id: field.id }),
  label: field.label,
  fieldType: field.fieldType,
  placeholder: field.placeholder ?? '',
  helpText: field.helpText ?? '',
  isRequired: field.isRequired,
  optionsText: formatOptions(field.options ?? []),
})

function toInput(draft: DraftField, order: number): FieldInput {
  const traits = FIELD_TYPE_TRAITS[draft.fieldType]
  const options = traits.hasOptions ? parseOptions(draft.optionsText) : []
  return {
    ...(draft.id === undefined ? {} : { id: draft.id }),
    label: draft.label.trim(),
    fieldType: draft.fieldType,
    placeholder: (traits.hasPlaceholder && draft.placeholder.trim()) || null,
    helpText: draft.helpText.trim() || null,
    isRequired: draft.isRequired,
    options: options.length > 0 ? options : null,
    order,
  }
}

/** The full ordered list, as saving sends it; positions are always 0, 1, 2 … (Spec §4). */
export const toFieldInputs = (fields: readonly DraftField[]) => fields.map(toInput)

const WHERE = {
  label: 'label',
  placeholder: 'placeholder',
  helpText: 'helpText',
  options: 'optionsText',
} as const

/** What the server would refuse, found with its own schema before anything is sent. */
export function findDraftProblems(fields: readonly DraftField[]): Record<string, DraftProblems> {
  const problems: Record<string, DraftProblems> = {}
  for (const [order, draft] of fields.entries()) {
    const checked = fieldInputSchema.safeParse(toInput(draft, order))
    for (const { path, message } of checked.error?.issues ?? []) {
      const control = WHERE[path[0] as keyof typeof WHERE] ?? 'label'
      problems[draft.key] = { [control]: message, ...problems[draft.key] }
    }
  }
  return problems
}
