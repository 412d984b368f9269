import { useRef } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { lossQuestion } from '../../answer-loss'
import { fieldPartId } from './field-parts'
import type { useAnswerGuard } from './use-answer-guard'

type AnswerGuardProps = Pick<ReturnType<typeof useAnswerGuard>, 'asked' | 'isOpen' | 'setOpen'>

export function AnswerLossDialog({ asked, isOpen, setOpen }: AnswerGuardProps) {
  const isRemoved = useRef(false)
  if (!asked) return null
  const { loss, answers, act } = asked
  const partId = fieldPartId(loss.field.key, loss.kind === 'retype' ? 'fieldType' : 'remove')
  return (
    <ConfirmDialog
      {...lossQuestion(loss, answers)}
      open={isOpen}
      onOpenChange={(open) => {
        isRemoved.current = false
        setOpen(open)
      }}
      danger={loss.kind === 'remove'}
      onConfirm={() => {
        isRemoved.current = loss.kind === 'remove'
        setOpen(false)
        act()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // When the field was removed, the builder has already moved the focus elsewhere.
        if (!isRemoved.current) document.getElementById(partId)?.focus()
      }}
    />
  )
}
