import { FieldMessage } from '@/components/site/field-parts'
import type { PublicField } from '../../answers-in-form'
import { errorId } from '../../field-ids'

/** What every kind of field gets. */
export interface FieldProps {
  field: PublicField
  /** What to start with: the answers of a refused attempt. */
  draft: string | string[] | undefined
  error: string | undefined
}

interface FieldErrorProps {
  fieldId: string
  error: string | undefined
  /** For a message that comes up while the visitor is still at the field. */
  isAlert?: boolean
}

export function FieldError({ fieldId, error, isAlert }: FieldErrorProps) {
  if (!error) return null
  return (
    <FieldMessage id={errorId(fieldId)} isAlert={isAlert}>
      {error}
    </FieldMessage>
  )
}
