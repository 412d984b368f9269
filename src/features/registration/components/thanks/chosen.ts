import { splitTownAndProvince } from '@/features/forms/places/place'
import type { PublicField } from '../../answers-in-form'
import type { FilledForm } from '../use-filled-form'

export function chosenOptionsOf(fields: readonly PublicField[], filled: FilledForm): string[] {
  const { answers } = filled.readShown(fields)
  return fields.flatMap(({ id, fieldType }) => {
    if (fieldType === 'province_town')
      return splitTownAndProvince(String(answers[id] ?? '')).province
    return fieldType === 'select' || fieldType === 'radio' ? (answers[id] ?? []) : []
  })
}
