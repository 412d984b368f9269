import type { ComponentType } from 'react'
import type { FieldType } from '@/features/forms/field-types'
import { CheckboxField } from './checkbox-field'
import type { FieldProps } from './field-parts'
import { FileField } from './file-field'
import { LineField } from './line-field'
import { LongTextField } from './long-text-field'
import { SelectField } from './select-field'

const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const

/** How each type is asked (Spec §2.4). A ninth type does not compile until it is here. */
export const FIELD_VIEWS: Record<FieldType, ComponentType<FieldProps>> = {
  text: (props) => <LineField {...props} attributes={{ type: 'text' }} />,
  email: (props) => <LineField {...props} attributes={EMAIL} />,
  phone: (props) => <LineField {...props} attributes={PHONE} />,
  textarea: LongTextField,
  select: SelectField,
  checkbox: CheckboxField,
  // No browser's date input takes a length; it ignores the attribute.
  date: (props) => <LineField {...props} attributes={{ type: 'date' }} />,
  file: FileField,
}
