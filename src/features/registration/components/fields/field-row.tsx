import type { ReactNode } from 'react'
import { useWords } from '@/components/site/words'
import { FORM_WORDS } from '@/lib/words/english/form'
import { fillPlaceholders } from '@/lib/words/fill'
import type { PublicField } from '../../answers-in-form'
import type { RegistrationState } from '../../registration-state'
import { useOptionalParts } from '../more/parts'
import { fieldViewOf } from './field-views'

interface FieldRowProps {
  row: readonly PublicField[]
  state: Pick<RegistrationState, 'draft' | 'errors'>
  hidden?: ReadonlySet<string> | null
  onlyIf?: Record<string, string>
  children?: ReactNode
}

export function FieldRow(props: FieldRowProps) {
  const { row, state, hidden, onlyIf, children } = props
  const { draft, errors } = state
  // A conditional field always has a row of its own.
  const [{ id }] = row as [PublicField]
  const note = onlyIf?.[id]
  const { views } = useOptionalParts()
  return (
    <div
      data-field={row.length === 1 ? id : undefined}
      hidden={hidden?.has(id)}
      className={
        row.length > 1 ? 'grid gap-6 sm:grid-cols-2 sm:gap-x-(--gap)' : 'grid min-w-0 grid-cols-1'
      }
    >
      <OnlyIfNote note={note} />
      {row.map((field) => {
        const View = fieldViewOf(field.fieldType, views)
        return (
          // The key leaves out the person's number, so that React keeps the inputs when the number
          // changes.
          <View
            key={field.fieldId ?? field.id}
            field={field}
            draft={draft[field.id]}
            error={errors[field.id]}
          />
        )
      })}
      {children}
    </div>
  )
}

export function OnlyIfNote({ note }: { note: string | undefined }) {
  const words = useWords('form', FORM_WORDS)
  if (!note) return null
  return (
    <p data-only-if className="mb-2 text-sm text-text-3 wrap-anywhere">
      {fillPlaceholders(words.onlyIf, { condition: note })}
    </p>
  )
}
