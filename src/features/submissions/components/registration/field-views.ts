import type { ComponentType } from 'react'
import type { FieldType } from '@/features/forms/field-types'
import { CheckboxField } from './checkbox-field'
import type { FieldProps } from './field-props'
import { FileField } from './file-field'
import { lineField } from './line-field'
import { LongTextField } from './long-text-field'
import { SelectField } from './select-field'

/** How each type is asked (Spec §2.4). A ninth type does not compile until it is here. */
export const FIELD_VIEWS: Record<FieldType, ComponentType<FieldProps>> = {
  text: lineField({ type: 'text' }),
  email: lineField({
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  }),
  phone: lineField({ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }),
  textarea: LongTextField,
  select: SelectField,
  checkbox: CheckboxField,
  // No browser's date input takes a length; the attribute is simply ignored there.
  date: lineField({ type: 'date' }),
  file: FileField,
}
