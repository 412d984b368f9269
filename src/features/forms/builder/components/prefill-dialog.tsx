import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'
import { AnswerInput, type TypedAnswer } from '../../components/answers/answer-input'
import { buildPrefillAddress, canPrefill } from '../../prefill-link'
import { publicFormAddress } from '../../public-address'
import { type EventForm, sortByOrder } from '../../schema'

const ADDRESS_ID = 'prefill-address'

interface PrefillDialogProps {
  form: Pick<EventForm, 'name' | 'slug' | 'fields'>
  onClose: () => void
  returnTo: () => HTMLElement | null
}

/**
 * Makes a link that fills in answers. Unsaved fields are not offered, because visitors do not see
 * them.
 */
export function PrefillDialog({ form, onClose, returnTo }: PrefillDialogProps) {
  const [answers, setAnswers] = useState<Record<string, TypedAnswer>>({})
  const fields = sortByOrder(form.fields).filter(canPrefill)
  const address = buildPrefillAddress(publicFormAddress(form.slug, window.location.origin), answers)
  const copy = async () =>
    notify((await copyText(address)) ? notices.linkCopied() : notices.linkCopyFailed())
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Link with answers filled in"
        description="Whoever opens the link can change these answers. Everybody who has the link can read them, so do not put anything private into it."
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnTo()?.focus()
        }}
        footer={
          <Button onClick={copy}>
            <Copy aria-hidden strokeWidth={1.75} />
            Copy link
          </Button>
        }
      >
        {fields.length === 0 ? (
          <EmptyState title="No field can be filled in" text="Save a field first." />
        ) : (
          fields.map((field) => (
            <AnswerInput
              key={field.id}
              id={`prefill-${field.id}`}
              field={{ ...field, isRequired: false, helpText: '' }}
              value={answers[field.id] ?? ''}
              onChange={(answer) => setAnswers({ ...answers, [field.id]: answer })}
              error={undefined}
            />
          ))
        )}
        <Field label="Link" htmlFor={ADDRESS_ID}>
          <Input
            id={ADDRESS_ID}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </Field>
      </DialogContent>
    </Dialog>
  )
}
