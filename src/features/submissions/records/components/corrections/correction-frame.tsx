import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { OWN_ESCAPE_PROPS } from '@/components/ui/dialog-keys'
import { presentAnswer, textOfAnswer } from '@/features/answers/answer-view'
import type { FormField } from '@/features/forms/schema'

interface CorrectionFrameProps {
  field: FormField
  stored: unknown
  /** True when the stored answer has changed since the input was opened or last sent. */
  isOther: boolean
  isSaving: boolean
  onSave: () => void
  onClose: () => void
  more?: ReactNode
  children: ReactNode
}

export function CorrectionFrame({ field, stored, isOther, ...props }: CorrectionFrameProps) {
  const { isSaving, onSave, onClose, more, children } = props
  return (
    <form
      {...OWN_ESCAPE_PROPS}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSave()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      // `sr-only` hides the input's own label, because the answer's label is visible beside it.
      className="grid justify-items-stretch gap-2.5 font-normal [&_label[for]]:sr-only"
    >
      {children}
      {isOther && (
        <p role="status" className="text-sm text-text-2">
          It is now: {textOfAnswer(presentAnswer(stored, field.fieldType)) ?? 'no answer'}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        {more}
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
