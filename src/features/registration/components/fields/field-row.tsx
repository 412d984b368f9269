import type { ReactNode } from 'react'
import type { PublicField } from '../../answers-in-form'
import type { RegistrationState } from '../../registration-state'
import { viewOf } from './field-views'

interface FieldRowProps {
  row: readonly PublicField[]
  state: Pick<RegistrationState, 'draft' | 'errors'>
  /** Rendered below the row. */
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
        const View = viewOf(field.fieldType)
        return (
          <View key={field.id} field={field} draft={draft[field.id]} error={errors[field.id]} />
        )
      })}
      {children}
    </div>
  )
}
