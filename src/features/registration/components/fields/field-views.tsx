import type { ComponentType } from 'react'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import type { OptionalControl } from '../more/parts'
import { AgreementField } from './agreement-field'
import { CheckboxField } from './checkbox-field'
import type { FieldProps } from './field-parts'
import { FileField } from './file-field'
import { LineField } from './line-field'
import { LongTextField } from './long-text-field'
import { SelectField } from './select-field'

type Control = (typeof FIELD_TYPE_TRAITS)[FieldType]['control']

const VIEWS: Record<Exclude<Control, OptionalControl>, ComponentType<FieldProps>> = {
  line: LineField,
  paragraphs: LongTextField,
  choice: SelectField,
  choices: CheckboxField,
  agreement: AgreementField,
  file: FileField,
}

const isAtOnce = (control: Control): control is keyof typeof VIEWS => control in VIEWS

export const isLoadedWithEveryForm = (fieldType: FieldType): boolean =>
  isAtOnce(FIELD_TYPE_TRAITS[fieldType].control)

export function fieldViewOf(
  fieldType: FieldType,
  later: Record<OptionalControl, ComponentType<FieldProps>>,
): ComponentType<FieldProps> {
  const { control } = FIELD_TYPE_TRAITS[fieldType]
  return isAtOnce(control) ? VIEWS[control] : later[control]
}
