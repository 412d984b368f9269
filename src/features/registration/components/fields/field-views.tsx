import type { ComponentType } from 'react'
import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'
import { AgreementField } from './agreement-field'
import { NoteField } from './block-text'
import { CheckboxField } from './checkbox-field'
import type { FieldProps } from './field-parts'
import { FileField } from './file-field'
import { LineField } from './line-field'
import { LongTextField } from './long-text-field'
import { PlaceField } from './place-field'
import { RadioField } from './radio-field'
import { SelectField } from './select-field'

type Control = (typeof FIELD_TYPE_TRAITS)[FieldType]['control']

const VIEWS: Record<Control, ComponentType<FieldProps>> = {
  line: LineField,
  paragraphs: LongTextField,
  choice: SelectField,
  choices: CheckboxField,
  radios: RadioField,
  agreement: AgreementField,
  file: FileField,
  place: PlaceField,
  // Rendered around its fields (form-fields.tsx).
  heading: () => null,
  note: NoteField,
}

/** Returns the component that asks for the answer to a field of this type (Spec §2.4). */
export const viewOf = (fieldType: FieldType): ComponentType<FieldProps> =>
  VIEWS[FIELD_TYPE_TRAITS[fieldType].control]
