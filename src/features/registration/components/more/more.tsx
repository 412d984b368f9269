'use client'

import type { ReactNode } from 'react'
import { findHiddenFieldIds, listShownFields } from '@/features/forms/conditions/show-when'
import { NoteField } from '../fields/block-text'
import { OtherText } from '../fields/other-text'
import { PlaceField } from '../fields/place-field'
import { RadioField } from '../fields/radio-field'
import { type OptionalParts, OptionalPartsContext } from './parts'
import { SectionFieldset } from './section'
import { StepButtons, StepProgress } from './step-parts'
import { useChangeLanguage } from './use-language'
import { useSteps } from './use-steps'

const MORE: OptionalParts = {
  findHiddenFieldIds,
  listShownFields,
  useSteps,
  useChangeLanguage,
  StepProgress,
  StepButtons,
  SectionFieldset,
  OtherText,
  // Headings have no view here, because form-fields.tsx renders them around the fields below them.
  views: { radios: RadioField, place: PlaceField, heading: () => null, note: NoteField },
}

export const WithOptionalParts = ({ children }: { children: ReactNode }) => (
  <OptionalPartsContext value={MORE}>{children}</OptionalPartsContext>
)
