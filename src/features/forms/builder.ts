import { FIELD_TYPE_TRAITS, type FieldType } from './field-types'
import type { ReceiptSettings } from './receipt'
import { isSameReceipt, type ReceiptProblems, toReceiptInput } from './receipt-draft'
import {
  type EventForm,
  type FieldInput,
  type FormField,
  fieldInputSchema,
  inOrder,
} from './schema'

/** A field while it is being edited. Nothing typed is lost by switching its type back and forth. */
export interface DraftField {
  /** Its identity on screen; a new field has no server id yet. */
  key: string
  id?: string
  label: string
  fieldType: FieldType
  placeholder: string
  isRequired: boolean
  /** The raw comma-separated text: parsing while somebody types would eat their comma. */
  optionsText: string
}

export type DraftProblems = Partial<Record<'label' | 'placeholder' | 'optionsText', string>>

export interface BuilderState {
  fields: DraftField[]
  /** What the server has, in the shape it was sent: unsaved work is whatever differs from it. */
  saved: FieldInput[]
  receipt: ReceiptSettings
  savedReceipt: ReceiptSettings
  revision: number
  openKey: string | null
  /** Field key → what is wrong with it, found at the last attempt to save. */
  problems: Record<string, DraftProblems>
  receiptProblems: ReceiptProblems
}

/** What a save sent: whatever was changed since stays unsaved. */
export interface SentWork {
  keys: readonly string[]
  receipt: ReceiptSettings
}

export type BuilderAction =
  | { type: 'added'; fieldType: FieldType; key: string }
  | { type: 'changed'; key: string; change: Partial<Omit<DraftField, 'key' | 'id'>> }
  | { type: 'removed'; key: string }
  | { type: 'movedUp'; key: string }
  | { type: 'toggled'; key: string }
  | { type: 'receiptChanged'; change: Partial<ReceiptSettings> }
  | {
      type: 'refused'
      problems: Record<string, DraftProblems>
      receiptProblems: ReceiptProblems
    }
  | { type: 'saved'; form: EventForm; sent: SentWork }
  | { type: 'reloaded'; form: EventForm }

/** Spec §5: comma-separated, trimmed. Doubles are dropped, as the server does. */
export function parseOptions(text: string): string[] {
  const options = text.split(',').map((option) => option.trim())
  return [...new Set(options.filter(Boolean))]
}

const toDraft = (field: FormField): DraftField => ({
  key: field.id,
  id: field.id,
  label: field.label,
  fieldType: field.fieldType,
  placeholder: field.placeholder ?? '',
  isRequired: field.isRequired,
  optionsText: field.options?.join(', ') ?? '',
})

function toInput(draft: DraftField, order: number): FieldInput {
  const traits = FIELD_TYPE_TRAITS[draft.fieldType]
  const options = traits.hasOptions ? parseOptions(draft.optionsText) : []
  return {
    ...(draft.id === undefined ? {} : { id: draft.id }),
    label: draft.label.trim(),
    fieldType: draft.fieldType,
    placeholder: (traits.hasPlaceholder && draft.placeholder.trim()) || null,
    isRequired: draft.isRequired,
    options: options.length > 0 ? options : null,
    order,
  }
}

/** The full ordered list, as saving sends it; positions are always 0, 1, 2 … (Spec §4). */
export const toFieldInputs = (fields: readonly DraftField[]) => fields.map(toInput)

export function openForm(form: EventForm): BuilderState {
  const fields = inOrder(form.fields).map(toDraft)
  return {
    fields,
    saved: toFieldInputs(fields),
    receipt: form.receipt,
    savedReceipt: form.receipt,
    revision: form.revision,
    openKey: null,
    problems: {},
    receiptProblems: {},
  }
}

export function hasUnsavedWork({ fields, saved, receipt, savedReceipt }: BuilderState): boolean {
  if (!isSameReceipt(toReceiptInput(receipt), savedReceipt)) return true
  return JSON.stringify(toFieldInputs(fields)) !== JSON.stringify(saved)
}

const WHERE = { label: 'label', placeholder: 'placeholder', options: 'optionsText' } as const

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

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record
  return rest
}

function moveUp(fields: DraftField[], key: string): DraftField[] {
  const at = fields.findIndex((field) => field.key === key)
  const above = fields[at - 1]
  const moved = fields[at]
  if (!above || !moved) return fields
  return fields.with(at - 1, moved).with(at, above)
}

/**
 * The answer to a save: new fields take the ids the server gave them, by position, so that the next
 * save keeps them. What was typed while the save was on its way stays typed, and unsaved.
 */
function acceptSaved(state: BuilderState, form: EventForm, sent: SentWork) {
  const stored = inOrder(form.fields)
  const idByKey = new Map(sent.keys.map((key, at) => [key, stored[at]?.id]))
  const isReceiptSent = isSameReceipt(toReceiptInput(state.receipt), sent.receipt)
  const fields = state.fields.map((field) => ({ ...field, id: idByKey.get(field.key) ?? field.id }))
  return {
    ...state,
    fields,
    saved: toFieldInputs(stored.map(toDraft)),
    receipt: isReceiptSent ? form.receipt : state.receipt,
    savedReceipt: form.receipt,
    revision: form.revision,
    problems: {},
    receiptProblems: {},
  }
}

export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'added': {
      const { key, fieldType } = action
      const blank = { label: '', placeholder: '', isRequired: false, optionsText: '' }
      return { ...state, fields: [...state.fields, { key, fieldType, ...blank }], openKey: key }
    }
    case 'changed': {
      const fields = state.fields.map((field) =>
        field.key === action.key ? { ...field, ...action.change } : field,
      )
      return { ...state, fields, problems: without(state.problems, action.key) }
    }
    case 'removed':
      return {
        ...state,
        fields: state.fields.filter(({ key }) => key !== action.key),
        openKey: state.openKey === action.key ? null : state.openKey,
        problems: without(state.problems, action.key),
      }
    case 'movedUp':
      return { ...state, fields: moveUp(state.fields, action.key) }
    case 'toggled':
      return { ...state, openKey: state.openKey === action.key ? null : action.key }
    case 'receiptChanged':
      return {
        ...state,
        receipt: { ...state.receipt, ...action.change },
        receiptProblems: {},
      }
    case 'refused': {
      const { problems, receiptProblems } = action
      const firstBad = state.fields.find(({ key }) => problems[key])
      return { ...state, problems, receiptProblems, openKey: firstBad?.key ?? state.openKey }
    }
    case 'saved':
      return acceptSaved(state, action.form, action.sent)
    case 'reloaded':
      return openForm(action.form)
  }
}
