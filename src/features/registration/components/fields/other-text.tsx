import { CONTROL_CLASSES } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { FORM_LIMITS } from '@/features/forms/limits'
import { FORM_WORDS } from '@/lib/words/english/form'
import { otherInputName } from '../../answers-in-form'
import { descriptionProps, otherTextId } from '../../field-ids'
import type { FieldProps } from './field-parts'

interface OtherTextProps extends Omit<FieldProps, 'draft'> {
  text: string
}

export function OtherText({ field, text, error }: OtherTextProps) {
  const words = useWords('form', FORM_WORDS)
  if (!field.hasOther || !field.options?.length) return null
  return (
    <input
      type="text"
      id={otherTextId(field.id)}
      name={otherInputName(field)}
      aria-label={`${field.label}: ${words.other}`}
      placeholder={words.otherHint}
      defaultValue={text}
      maxLength={FORM_LIMITS.option}
      className={`${CONTROL_CLASSES} [[data-other]:not(:has([data-other-choice]:checked))_&]:hidden`}
      {...descriptionProps({ id: field.id }, error)}
    />
  )
}
