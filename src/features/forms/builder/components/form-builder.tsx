'use client'

import { useReducer } from 'react'
import { PageHead } from '@/components/portal/page-head'
import { paths } from '@/lib/paths'
import { LostLimitsNotice } from '../../capacity/components/lost-limits-notice'
import { ConflictNotice } from '../../components/conflict-notice'
import { LeaveGuard } from '../../components/leave-guard'
import { useFocusNext } from '../../components/use-focus-next'
import { FORM_LIMITS } from '../../limits'
import type { EventForm } from '../../schema'
import { initialBuilderHistory, reduceBuilderHistory } from '../builder-history'
import { equalsDraft, hasUnsavedWork } from '../builder-state'
import { BuilderActions } from './builder-actions'
import { findBuilderMenu } from './builder-menu'
import { BuilderDialogs } from './drafts/builder-dialogs'
import { FormDraftNotice } from './drafts/draft-notice'
import { useBuilderDraft } from './drafts/use-builder-draft'
import { AnswerLossDialog } from './fields/answer-loss-dialog'
import { ConditionLossDialog } from './fields/condition-loss-dialog'
import { FieldList } from './fields/field-list'
import { FieldPalette } from './fields/field-palette'
import { fieldPartId } from './fields/field-parts'
import { useAnswerGuard } from './fields/use-answer-guard'
import { useConditionGuard } from './fields/use-condition-guard'
import { useFieldActions } from './fields/use-field-actions'
import { FormPanel } from './form-panel'
import { PrivacyPanel } from './privacy-panel'
import { ReceiptPanel } from './receipt-panel'
import { useBuilderKeys } from './use-builder-keys'
import { useCheckedWork } from './use-checked-work'
import { usePreviewClick } from './use-preview'
import { useSaveBuilder } from './use-save-builder'

interface FormBuilderProps {
  form: EventForm
  canEdit: boolean
}

export function FormBuilder({ form, canEdit }: FormBuilderProps) {
  const [history, dispatch] = useReducer(reduceBuilderHistory, form, initialBuilderHistory)
  const { present: state, past, future } = history
  const focusNext = useFocusNext()
  const moves = useFieldActions(history, dispatch, focusNext)
  const { guard, ...question } = useAnswerGuard(form.id, canEdit)
  const { ask, ...condition } = useConditionGuard(state)
  const check = useCheckedWork(state, dispatch, focusNext)
  const { save, isSaving, conflict, takeTheirs, saveMine } = useSaveBuilder(
    form.id,
    state,
    dispatch,
    check,
  )
  const work = useBuilderDraft(form.id, state, dispatch, check)
  const { draft, isOnScreen, isKeeping, keep, setDialog } = work
  const preview = usePreviewClick(form, state, canEdit)
  const isUnsaved = canEdit && hasUnsavedWork(state)
  // “Keep as draft” is not offered while the form is switched off or has no saved fields, because
  // visitors do not see it then.
  const isShown = form.isActive && form.fields.length > 0
  const isFull = state.fields.length >= FORM_LIMITS.fields
  const actions = {
    form,
    canEdit,
    isUnsaved,
    equalsDraft: equalsDraft(state),
    hasDraft: draft !== null,
    isSaving,
    isKeeping,
    onSave: save,
    onKeep: canEdit && isShown ? keep : null,
    onPreview: preview,
    onShow: setDialog,
    onUndo: past.length > 0 ? moves.undo : null,
    onRedo: future.length > 0 ? moves.redo : null,
  }
  const { undo, redo } = moves
  useBuilderKeys(canEdit ? { save, undo, redo } : null)

  return (
    <div>
      <PageHead
        title={form.name}
        crumb={{ href: paths.portal.forms, label: 'Event Forms' }}
        actions={<BuilderActions {...actions} className="max-lg:hidden" />}
      />
      {conflict && (
        <ConflictNotice sentence={conflict} onTakeTheirs={takeTheirs} onSaveMine={saveMine} />
      )}
      {canEdit && <LostLimitsNotice form={form} fields={state.fields} />}
      {draft && (
        <FormDraftNotice
          draft={draft}
          isOnScreen={isOnScreen}
          canEdit={canEdit}
          onOpen={() => (isUnsaved ? setDialog('open') : work.open())}
          onCompare={() => setDialog('changes')}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr]">
        <FieldList
          state={state}
          canEdit={canEdit}
          onMoveUp={(field, position) =>
            ask({ type: 'movedUp', key: field.key }, () => moves.moveUp(field, position))
          }
          onMove={(field, to) =>
            ask({ type: 'moved', key: field.key, to }, () => moves.move(field, to))
          }
          onDuplicate={moves.duplicate}
          onAddNext={
            isFull ? null : ({ fieldType }, position) => moves.add(fieldType, position + 1)
          }
          onRemove={(field, position) =>
            ask({ type: 'removed', key: field.key }, () =>
              guard({ kind: 'remove', field, position }, () => moves.remove(field, position)),
            )
          }
          onRetype={(field, fieldType) => {
            const action = { type: 'changed', key: field.key, change: { fieldType } } as const
            ask(action, () => guard({ kind: 'retype', field, fieldType }, () => dispatch(action)))
          }}
          onLeaveOptions={({ key }, optionsText) => {
            const action = { type: 'optionsLeft', key } as const
            const restore = () => dispatch({ type: 'changed', key, change: { optionsText } })
            ask(action, () => dispatch(action), restore, fieldPartId(key, 'optionsText'))
          }}
          dispatch={dispatch}
        />
        <div className="grid gap-3 xl:sticky xl:top-7 xl:row-span-2">
          {canEdit && <FieldPalette isFull={isFull} onAdd={(fieldType) => moves.add(fieldType)} />}
          <FormPanel form={form} state={state} canEdit={canEdit} dispatch={dispatch} />
        </div>
        <div className="grid gap-4">
          <ReceiptPanel state={state} canEdit={canEdit} dispatch={dispatch} />
          <PrivacyPanel form={form} state={state} canEdit={canEdit} dispatch={dispatch} />
        </div>
      </div>
      <BuilderActions
        {...actions}
        isBar
        className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-4 -mb-12 border-t border-line bg-surface px-4 py-3 *:flex-1 max-[22rem]:px-2 lg:hidden"
      />
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      <BuilderDialogs
        form={form}
        work={work}
        canEdit={canEdit}
        isUnsaved={isUnsaved}
        dispatch={dispatch}
      />
      <ConditionLossDialog {...condition} />
      <AnswerLossDialog {...question} />
      <LeaveGuard isUnsaved={isUnsaved} returnTo={findBuilderMenu} />
    </div>
  )
}
