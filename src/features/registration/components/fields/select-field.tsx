import { CONTROL_CLASSES, FIELD_CLASSES, LABEL_CLASSES } from '@/components/site/control-styles'
import { useWords } from '@/components/site/words'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { FORM_WORDS } from '@/lib/words/english/form'
import { inputName, splitOtherText } from '../../answers-in-form'
import { controlId, descriptionProps } from '../../field-ids'
import { useOptionalParts } from '../more/parts'
import {
  FieldNotes,
  type FieldProps,
  isOptionDisabled,
  optionTextsOf,
  QuestionLabel,
} from './field-parts'

export function SelectField({ field, draft, error }: FieldProps) {
  const { id, label, placeholder, isRequired, options, hasOther } = field
  const { answer, text } = splitOtherText(field, draft)
  const words = useWords('form', FORM_WORDS)
  const texts = optionTextsOf(field)
  const { OtherText } = useOptionalParts()
  return (
    <div data-other={hasOther} className={FIELD_CLASSES}>
      <label htmlFor={controlId(id)} className={LABEL_CLASSES}>
        <QuestionLabel label={label} isRequired={isRequired} />
      </label>
      <select
        id={controlId(id)}
        name={inputName(field)}
        defaultValue={answer ?? ''}
        className={`select-chevron text-ellipsis ${CONTROL_CLASSES}`}
        {...descriptionProps(field, error)}
      >
        <option value="">{placeholder || words.select}</option>
        {options?.map((option, at) => (
          <option key={option} value={option} disabled={isOptionDisabled(field, option, answer)}>
            {texts[at]}
          </option>
        ))}
        {hasOther && (
          <option data-other-choice value={OTHER_CHOICE}>
            {words.other}
          </option>
        )}
      </select>
      <OtherText field={field} text={text} error={error} />
      <FieldNotes field={field} error={error} />
    </div>
  )
}
