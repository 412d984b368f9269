import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { findHiddenFieldIds, listShownFields } from '@/features/forms/conditions/show-when'
import type { PublicField } from '../../answers-in-form'
import type { FieldProps } from '../fields/field-parts'
import type { useChangeLanguage } from './use-language'
import type { FormSteps, StepsProps } from './use-steps'

export interface SectionProps {
  /** An attribute with the step's id; undefined when the section is not a step. */
  step: { 'data-step': string } | undefined
  heading: PublicField
  isHidden: boolean | undefined
  note: string | undefined
  children: ReactNode
}

export type OptionalControl = 'radios' | 'place' | 'heading' | 'note'

/**
 * The optional parts, which only some forms need: conditions, sections and steps, languages,
 * “Other…” and the controls in `OptionalControl`. Their code comes with more.tsx.
 */
export interface OptionalParts {
  findHiddenFieldIds: typeof findHiddenFieldIds
  listShownFields: typeof listShownFields
  useSteps: (props: StepsProps) => FormSteps
  useChangeLanguage: typeof useChangeLanguage
  StepProgress: ComponentType<{ steps: FormSteps }>
  StepButtons: ComponentType<{ steps: FormSteps }>
  SectionFieldset: ComponentType<SectionProps>
  OtherText: ComponentType<Omit<FieldProps, 'draft'> & { text: string }>
  views: Record<OptionalControl, ComponentType<FieldProps>>
}

const Nothing = () => null
const NO_FIELDS: ReadonlySet<string> = new Set()
const ONE_PAGE: FormSteps = {
  progress: { current: null },
  shown: null,
  fields: [],
  number: 1,
  count: 0,
  isLast: true,
  next: () => undefined,
  back: () => undefined,
}

export const NO_OPTIONAL_PARTS: OptionalParts = {
  findHiddenFieldIds: () => NO_FIELDS,
  listShownFields: (fields) => [...fields],
  useSteps: () => ONE_PAGE,
  useChangeLanguage: () => async () => undefined,
  StepProgress: Nothing,
  StepButtons: Nothing,
  SectionFieldset: Nothing,
  OtherText: Nothing,
  views: { radios: Nothing, place: Nothing, heading: Nothing, note: Nothing },
}

export const OptionalPartsContext = createContext(NO_OPTIONAL_PARTS)

export const useOptionalParts = (): OptionalParts => useContext(OptionalPartsContext)
