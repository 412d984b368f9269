import { FIELD_CLASSES } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import type { PublicForm } from '@/features/forms/schema'
import { FORM_WORDS } from '@/lib/words/english/form'
import { controlId, descriptionProps, noteId } from '../field-ids'
import { CheckBox } from './fields/check-box'
import { FieldNotes, QuestionLabel } from './fields/field-parts'

interface PrivacyPartProps {
  notice: NonNullable<PublicForm['notice']>
  error: string | undefined
}

export function PrivacyPart({ notice, error }: PrivacyPartProps) {
  const words = useWords('form', FORM_WORDS)
  return (
    <div className={FIELD_CLASSES}>
      <p
        id={noteId(NOTICE_CHECKBOX_NAME)}
        className="rounded-card border border-line bg-bg-2 p-4 text-sm leading-[1.5] whitespace-pre-line text-text-2 wrap-anywhere"
      >
        {notice.text}
      </p>
      <CheckBox
        {...descriptionProps({ id: NOTICE_CHECKBOX_NAME }, error, noteId(NOTICE_CHECKBOX_NAME))}
        id={controlId(NOTICE_CHECKBOX_NAME)}
        name={NOTICE_CHECKBOX_NAME}
        value={notice.version}
      >
        <QuestionLabel label={words.agree} isRequired />
      </CheckBox>
      <FieldNotes field={{ id: NOTICE_CHECKBOX_NAME }} error={error} />
    </div>
  )
}
