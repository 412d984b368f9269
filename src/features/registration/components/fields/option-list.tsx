import type { InputHTMLAttributes } from 'react'
import { useWords } from '@/components/site/words'
import { listChoices, OTHER_CHOICE } from '@/features/forms/other-choice'
import { FORM_WORDS } from '@/lib/words/english/form'
import { inputName, splitOtherText } from '../../answers-in-form'
import { controlId } from '../../field-ids'
import { useOptionalParts } from '../more/parts'
import { CheckBox } from './check-box'
import type { FieldProps } from './field-parts'
import { FieldNotes, isOptionDisabled, optionTextsOf } from './field-parts'

const SHORT_OPTION = 28

interface OptionListProps extends FieldProps {
  type: 'checkbox' | 'radio'
  input?: InputHTMLAttributes<HTMLInputElement>
}

export function OptionList({ field, draft, error, type, input }: OptionListProps) {
  const words = useWords('form', FORM_WORDS)
  const { answer, text } = splitOtherText(field, draft)
  const chosen = [answer ?? []].flat()
  const options = field.options?.length ? listChoices(field) : []
  const texts = optionTextsOf(field)
  const { OtherText } = useOptionalParts()
  const firstOpen = options.findIndex((option) => !isOptionDisabled(field, option, chosen))
  const isNarrow = texts.every((text) => text.length <= SHORT_OPTION)
  return (
    <div data-other={field.hasOther}>
      <div className={`grid gap-2 gap-x-(--gap) ${isNarrow ? 'sm:grid-cols-2' : ''}`}>
        {options.map((option, index) => (
          <CheckBox
            key={option}
            {...input}
            type={type}
            name={inputName(field)}
            id={index === firstOpen ? controlId(field.id) : undefined}
            value={option}
            disabled={isOptionDisabled(field, option, chosen)}
            data-other-choice={option === OTHER_CHOICE || undefined}
            defaultChecked={chosen.includes(option)}
          >
            {option === OTHER_CHOICE ? words.other : texts[index]}
          </CheckBox>
        ))}
      </div>
      <div className="mt-2 grid gap-2 empty:hidden">
        <OtherText field={field} text={text} error={error} />
        <FieldNotes field={field} error={error} />
      </div>
    </div>
  )
}
