import { BLANK_FIELD } from '../field-properties'
import type { FieldType } from '../field-types'
import type { PrivacyInput } from '../privacy'
import type { ReceiptSettings } from '../receipt'
import type { EventForm } from '../schema'
import {
  type BuilderState,
  builderStateAfterSave,
  builderStateOf,
  builderStateWithDraft,
  type SentWork,
} from './builder-state'
import type { FormDraft } from './content'
import { withoutBrokenRules, withoutMissingOptions } from './dependents'
import type { DetailsDraft } from './details-draft'
import { type DraftField, toDraftField } from './draft-fields'
import type { DraftOnScreen } from './draft-on-screen'
import { duplicateField, moveField } from './field-order'
import { followOptionsInConditions } from './follow-options'
import type { WorkProblems } from './problems'

export type BuilderAction =
  | { type: 'added'; fieldType: FieldType; key: string; position?: number }
  | { type: 'changed'; key: string; change: Partial<Omit<DraftField, 'key' | 'id'>> }
  | { type: 'removed'; key: string }
  /** The input of options lost the focus. Conditions then lose options that no longer exist. */
  | { type: 'optionsLeft'; key: string }
  | { type: 'movedUp'; key: string }
  | { type: 'moved'; key: string; to: number }
  | { type: 'duplicated'; key: string; copyKey: string }
  | { type: 'toggled'; key: string }
  | { type: 'receiptChanged'; change: Partial<ReceiptSettings> }
  | { type: 'detailsChanged'; change: Partial<DetailsDraft> }
  | { type: 'privacyChanged'; change: Partial<PrivacyInput> }
  | { type: 'refused'; problems: WorkProblems }
  | { type: 'saved'; form: EventForm; sent: SentWork }
  | { type: 'reloaded'; form: EventForm }
  | { type: 'draftOpened'; draft: FormDraft }
  | { type: 'draftKept'; draft: DraftOnScreen }
  | { type: 'draftGone' }

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const { [key]: _gone, ...rest } = record
  return rest
}

const withoutField = ({ problems }: BuilderState, key: string): WorkProblems => ({
  ...problems,
  fields: without(problems.fields, key),
})

function changeField(
  state: BuilderState,
  key: string,
  change: (BuilderAction & { type: 'changed' })['change'],
): BuilderState {
  const before = state.fields.find((field) => field.key === key)
  if (!before) return state
  const after = { ...before, ...change }
  const fields = state.fields.map((field) => (field === before ? after : field))
  const problems = withoutField(state, key)
  if (change.fieldType !== undefined) {
    return { ...state, fields: withoutBrokenRules(fields), problems }
  }
  if (change.optionsText === undefined) return { ...state, fields, problems }
  // A condition keeps a deleted option until the input of options loses the focus, because staff
  // may type the option again.
  const stored = state.saved.fields.find(({ id }) => id === before.id)?.options ?? []
  return { ...state, fields: followOptionsInConditions(fields, before, after, stored), problems }
}

export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.type) {
    case 'added': {
      const { key, fieldType, position = state.fields.length } = action
      const field = toDraftField({ ...BLANK_FIELD, key, fieldType })
      return { ...state, fields: state.fields.toSpliced(position, 0, field), openKey: key }
    }
    case 'changed':
      return changeField(state, action.key, action.change)
    case 'optionsLeft': {
      const fields = withoutMissingOptions(state.fields, action.key)
      return fields === state.fields ? state : { ...state, fields }
    }
    case 'removed':
      return {
        ...state,
        fields: withoutBrokenRules(state.fields.filter(({ key }) => key !== action.key)),
        openKey: state.openKey === action.key ? null : state.openKey,
        problems: withoutField(state, action.key),
      }
    case 'movedUp': {
      const at = state.fields.findIndex(({ key }) => key === action.key)
      return { ...state, fields: withoutBrokenRules(moveField(state.fields, action.key, at - 1)) }
    }
    case 'moved':
      return {
        ...state,
        fields: withoutBrokenRules(moveField(state.fields, action.key, action.to)),
      }
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
        problems: { ...state.problems, receipt: {} },
      }
    case 'detailsChanged': {
      const { change } = action
      const gone = Object.fromEntries(Object.keys(change).map((name) => [name, undefined]))
      return {
        ...state,
        details: { ...state.details, ...change },
        problems: { ...state.problems, details: { ...state.problems.details, ...gone } },
      }
    }
    case 'privacyChanged':
      return {
        ...state,
        privacy: { ...state.privacy, ...action.change },
        problems: { ...state.problems, privacy: {} },
      }
    case 'refused': {
      const { problems } = action
      const firstBad = state.fields.find(({ key }) => problems.fields[key])
      return { ...state, problems, openKey: firstBad?.key ?? state.openKey }
    }
    case 'saved':
      return builderStateAfterSave(state, action.form, action.sent)
    case 'reloaded':
      return builderStateOf(action.form)
    case 'draftOpened':
      return builderStateWithDraft(state, action.draft)
    case 'draftKept':
      return { ...state, draft: action.draft }
    case 'draftGone':
      return { ...state, draft: null }
  }
}
