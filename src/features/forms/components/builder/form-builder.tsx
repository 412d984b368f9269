'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { PageHead } from '@/components/portal/page-head'
import { paths } from '@/lib/paths'
import { hasUnsavedWork } from '../../builder/builder'
import { openHistory, reduceHistory } from '../../builder/builder-history'
import { FORM_LIMITS } from '../../limits'
import type { EventForm } from '../../schema'
import { BuilderActions } from './builder-actions'
import { ConflictNotice } from './conflict-notice'
import { AnswerGuard } from './fields/answer-guard'
import { FieldList } from './fields/field-list'
import { FieldPalette } from './fields/field-palette'
import { useAnswerGuard } from './fields/use-answer-guard'
import { useFieldMoves } from './fields/use-field-moves'
import { FormPanel } from './form-panel'
import { LeaveGuard } from './leave-guard'
import { PrivacyPanel } from './privacy-panel'
import { ReceiptPanel } from './receipt-panel'
import { useBuilderKeys } from './use-builder-keys'
import { useSaveBuilder } from './use-save-builder'

/**
 * Answers `focusNext(id)`: that element gets the focus once the screen shows the change just made.
 * Without it a keyboard would fall back to the top of the page when its button goes away.
 */
function useFocusNext() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (!wanted.current) return
    const element = document.getElementById(wanted.current)
    wanted.current = null
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  })
  return (id: string) => {
    wanted.current = id
  }
}

interface FormBuilderProps {
  form: EventForm
  canEdit: boolean
}

export function FormBuilder({ form, canEdit }: FormBuilderProps) {
  const [history, dispatch] = useReducer(reduceHistory, form, openHistory)
  const { present: state, past, future } = history
  const focusNext = useFocusNext()
  const moves = useFieldMoves(history, dispatch, focusNext)
  const { guard, ...question } = useAnswerGuard(form.id, canEdit)
  const { save, isSaving, conflict, takeTheirs, saveMine } = useSaveBuilder(
    form.id,
    state,
    dispatch,
    focusNext,
  )
  const [isDetailsUnsaved, setDetailsUnsaved] = useState(false)
  const isUnsaved = canEdit && hasUnsavedWork(state)
  const actions = {
    form,
    canEdit,
    isUnsaved,
    isSaving,
    onSave: save,
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
      {/* The scroll margin keeps what has the focus, and its label, clear of the bars. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr] max-lg:[&_:is(input,textarea,select,button)]:scroll-my-24">
        <FieldList
          state={state}
          canEdit={canEdit}
          onMoveUp={moves.moveUp}
          onMove={moves.move}
          onDuplicate={moves.duplicate}
          onRemove={(field, position) =>
            guard({ kind: 'remove', field, position }, () => moves.remove(field, position))
          }
          onRetype={(field, fieldType) =>
            guard({ kind: 'retype', field, fieldType }, () =>
              dispatch({ type: 'changed', key: field.key, change: { fieldType } }),
            )
          }
          dispatch={dispatch}
        />
        <div className="grid gap-3 xl:sticky xl:top-7 xl:row-span-2">
          {canEdit && (
            <FieldPalette isFull={state.fields.length >= FORM_LIMITS.fields} onAdd={moves.add} />
          )}
          <FormPanel form={form} canEdit={canEdit} onUnsaved={setDetailsUnsaved} />
        </div>
        <div className="grid gap-4">
          <ReceiptPanel state={state} canEdit={canEdit} dispatch={dispatch} />
          <PrivacyPanel form={form} canEdit={canEdit} />
        </div>
      </div>
      <BuilderActions
        {...actions}
        isBar
        className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-4 -mb-12 border-t border-line bg-surface px-4 py-3 *:flex-1 lg:hidden"
      />
      <p role="status" className="sr-only">
        {moves.announcement}
      </p>
      <AnswerGuard {...question} />
      <LeaveGuard isUnsaved={isUnsaved || isDetailsUnsaved} />
    </div>
  )
}
