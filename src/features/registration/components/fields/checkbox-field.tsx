import { LABEL_CLASSES } from '@/components/site/control-styles'
import { descriptionProps, helpId } from '../../field-ids'
import { AgreementField } from './agreement-field'
import type { FieldProps } from './field-parts'
import { QuestionLabel } from './field-parts'
import { OptionList } from './option-list'

export function CheckboxField({ field, draft, error }: FieldProps) {
  const { id, label, helpText, isRequired, options } = field
  if (!options?.length) return <AgreementField field={field} draft={draft} error={error} />
  return (
    <fieldset className="min-w-0" aria-describedby={helpText ? helpId(id) : undefined}>
      <legend className={`mb-2 ${LABEL_CLASSES}`}>
        <QuestionLabel label={label} isRequired={isRequired} />
      </legend>
      <OptionList
        field={field}
        draft={draft}
        error={error}
        type="checkbox"
        input={descriptionProps({ id }, error)}
      />
    </fieldset>
  )
}
