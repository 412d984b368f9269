import { FIELD_CLASSES } from '@/components/site/control-styles'
import { LONE_CHECKBOX_VALUE } from '@/features/forms/offered-options'
import { inputName } from '../../answers-in-form'
import { controlId, descriptionProps } from '../../field-ids'
import { CheckBox } from './check-box'
import { FieldNotes, type FieldProps, QuestionLabel } from './field-parts'

export function AgreementField({ field, draft, error }: FieldProps) {
  return (
    <div className={FIELD_CLASSES}>
      <CheckBox
        {...descriptionProps(field, error)}
        name={inputName(field)}
        id={controlId(field.id)}
        value={LONE_CHECKBOX_VALUE}
        defaultChecked={[draft].flat().includes(LONE_CHECKBOX_VALUE)}
      >
        <QuestionLabel label={field.label} isRequired={field.isRequired} />
      </CheckBox>
      <FieldNotes field={field} error={error} />
    </div>
  )
}
