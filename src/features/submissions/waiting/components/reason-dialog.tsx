import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/input'
import type { WaitingAct, WaitingPerson } from '../schema'

const REASON_ID = 'waiting-reason'

interface ReasonDialogProps {
  person: WaitingPerson
  act: WaitingAct
  pending: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

export function ReasonDialog({ person, act, pending, onClose, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const name = person.name ?? person.reference
  const isOffer = act === 'offer'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isOffer ? `Offer ${name} a place?` : `Move ${name} to the end of the line?`}
      text={
        isOffer
          ? 'It is offered now, even if no place is free. There is then one more than there are places.'
          : 'The next in line gets the place that comes free.'
      }
      confirm={isOffer ? 'Offer a place' : 'Move to the end'}
      pending={pending}
      onConfirm={() => {
        if (reason.trim()) onConfirm(reason.trim())
        else {
          setRefused(true)
          document.getElementById(REASON_ID)?.focus()
        }
      }}
    >
      <Field
        label="Reason"
        htmlFor={REASON_ID}
        hint="It is written to the log."
        error={isRefused && !reason.trim() ? 'Please write a reason' : undefined}
        required
      >
        <Textarea
          id={REASON_ID}
          rows={3}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
