import type { ComponentType, ReactNode } from 'react'
import type { PublicField } from '../../answers-in-form'
import type { RegistrationState } from '../../registration-state'
import type { FieldProps } from './field-parts'
import { FIELD_VIEWS } from './field-views'

interface FieldRowProps {
  row: readonly PublicField[]
  state: Pick<RegistrationState, 'draft' | 'errors'>
  /** Under the row. */
  children: ReactNode
}

export function FieldRow({ row, state: { draft, errors }, children }: FieldRowProps) {
  return (
    <div
      className={
        row.length > 1 ? 'grid gap-6 sm:grid-cols-2 sm:gap-x-(--gap)' : 'grid min-w-0 grid-cols-1'
      }
    >
      {row.map((field) => {
        const View: ComponentType<FieldProps> = FIELD_VIEWS[field.fieldType]
        return (
          <View key={field.id} field={field} draft={draft[field.id]} error={errors[field.id]} />
        )
      })}
      {children}
    </div>
  )
}
