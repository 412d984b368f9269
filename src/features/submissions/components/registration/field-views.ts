import type { ComponentType } from 'react'
import type { FieldType } from '@/features/forms/field-types'
import { CheckboxField } from './checkbox-field'
import type { FieldProps } from './field-props'
import { FileField } from './file-field'
import { LineField } from './line-field'
import { LongTextField } from './long-text-field'
import { SelectField } from './select-field'

/** How each type is asked (Spec §2.4). A ninth type does not compile until it is here. */
export const FIELD_VIEWS = {
  text: LineField,
  email: LineField,
  phone: LineField,
  textarea: LongTextField,
  select: SelectField,
  checkbox: CheckboxField,
  date: LineField,
  file: FileField,
} as const satisfies Record<FieldType, ComponentType<FieldProps>>
