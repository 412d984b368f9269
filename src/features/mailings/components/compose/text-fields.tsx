import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { TEMPLATE_LIMITS } from '../../schema'
import { type ComposeDraft, draftPartId } from './use-draft'

interface TextFieldsProps {
  draft: ComposeDraft
  marks: readonly string[]
}

export function MailingTextFields({ draft, marks }: TextFieldsProps) {
  const { template, problems, change } = draft
  const text = useRef<HTMLTextAreaElement>(null)
  const insert = (mark: string) => {
    const { current } = text
    if (!current) return
    const { selectionStart, selectionEnd, value } = current
    const word = `{${mark}}`
    // The DOM must be updated before the cursor is set. Waiting for the next frame could move the
    // cursor while the author types.
    flushSync(() =>
      change({ text: value.slice(0, selectionStart) + word + value.slice(selectionEnd) }),
    )
    current.focus()
    const after = selectionStart + word.length
    current.setSelectionRange(after, after)
  }
  return (
    <>
      <Field label="Subject" htmlFor={draftPartId('subject')} error={problems.subject} required>
        <Input
          id={draftPartId('subject')}
          value={template.subject}
          maxLength={TEMPLATE_LIMITS.subject}
          autoComplete="off"
          onChange={(event) => change({ subject: event.target.value })}
        />
      </Field>
      <Field
        label="Message"
        htmlFor={draftPartId('text')}
        error={problems.text}
        hint="Leave an empty line between paragraphs. We add the unsubscribe link."
        required
      >
        <Textarea
          ref={text}
          id={draftPartId('text')}
          value={template.text}
          maxLength={TEMPLATE_LIMITS.text}
          rows={12}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">Merge fields</legend>
        {marks.map((mark) => (
          <Button
            key={mark}
            variant="line"
            className="max-w-full px-2.5! font-medium!"
            onClick={() => insert(mark)}
          >
            <span className="truncate">{`{${mark}}`}</span>
          </Button>
        ))}
      </fieldset>
    </>
  )
}
