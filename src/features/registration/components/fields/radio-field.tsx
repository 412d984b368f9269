import { LABEL_CLASSES } from '@/components/site/control-styles'
import { controlId, descriptionProps } from '../../field-ids'
import type { FieldProps } from './field-parts'
import { QuestionLabel } from './field-parts'
import { OptionList } from './option-list'

export function RadioField({ field, draft, error }: FieldProps) {
  const { id, label, isRequired } = field
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${controlId(id)}-label`}
      aria-required={isRequired || undefined}
      {...descriptionProps(field, error)}
      className="min-w-0"
    >
      <p id={`${controlId(id)}-label`} className={`mb-2 ${LABEL_CLASSES}`}>
        <QuestionLabel label={label} isRequired={isRequired} />
      </p>
      <OptionList field={field} draft={draft} error={error} type="radio" />
    </div>
  )
}
