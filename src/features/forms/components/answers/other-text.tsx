import { Input } from '@/components/ui/input'
import { FORM_LIMITS } from '../../limits'
import { OTHER_CHOICE, OTHER_LABEL } from '../../other-choice'
import type { FormField } from '../../schema'

interface OtherTextProps {
  field: Pick<FormField, 'label'>
  text: string
  onText: (text: string) => void
}

/** The input for the text of “Other…”. While it is empty, the answer is `OTHER_CHOICE`. */
export const OtherTextInput = ({ field, text, onText }: OtherTextProps) => (
  <Input
    aria-label={`${field.label}: ${OTHER_LABEL}`}
    autoComplete="off"
    maxLength={FORM_LIMITS.option}
    value={text === OTHER_CHOICE ? '' : text}
    onChange={({ target }) => onText(target.value || OTHER_CHOICE)}
  />
)
