import { FieldMessage } from '@/components/site/field-message'
import { errorId } from '../../field-ids'

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
