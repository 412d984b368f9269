import { type DraftField, type DraftProblems, toDraft, toFieldInputs } from './draft-fields'
import { duplicateField, inOrder, moveField } from './field-order'
import type { FieldType } from './field-types'
import type { ReceiptSettings } from './receipt'
import { isSameReceipt, type ReceiptProblems, toReceiptInput } from './receipt-draft'
import type { EventForm, FieldInput } from './schema'

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
  /** `to` is the position it has afterwards, from 0. */
  | { type: 'moved'; key: string; to: number }
  | { type: 'duplicated'; key: string; copyKey: string }
  | { type: 'toggled'; key: string }
  | { type: 'receiptChanged'; change: Partial<ReceiptSettings> }
  | {
      type: 'refused'
      problems: Record<string, DraftProblems>
      receiptProblems: ReceiptProblems
    }
  | { type: 'saved'; form: EventForm; sent: SentWork }
  | { type: 'reloaded'; form: EventForm }

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

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record
  return rest
}

/** The ids that a save gave: by position, for what was sent in this order. */
export function idsOfSaved(form: EventForm, { keys }: SentWork): ReadonlyMap<string, string> {
  const stored = inOrder(form.fields)
  return new Map(keys.flatMap((key, at) => (stored[at] ? [[key, stored[at].id] as const] : [])))
}

/** Fields that a save has made known to the server. */
export const withIds = (fields: readonly DraftField[], ids: ReadonlyMap<string, string>) =>
  fields.map((field) => ({ ...field, id: ids.get(field.key) ?? field.id }))

/**
 * The answer to a save: new fields take the ids the server gave them, by position, so that the next
 * save keeps them. What was typed while the save was on its way stays typed, and unsaved.
 */
function acceptSaved(state: BuilderState, form: EventForm, sent: SentWork) {
  const stored = inOrder(form.fields)
  const isReceiptSent = isSameReceipt(toReceiptInput(state.receipt), sent.receipt)
  const fields = withIds(state.fields, idsOfSaved(form, sent))
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
    case 'movedUp': {
      const at = state.fields.findIndex(({ key }) => key === action.key)
      return { ...state, fields: moveField(state.fields, action.key, at - 1) }
    }
    case 'moved':
      return { ...state, fields: moveField(state.fields, action.key, action.to) }
    case 'duplicated':
      return {
        ...state,
        fields: duplicateField(state.fields, action.key, action.copyKey),
        openKey: action.copyKey,
      }
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
