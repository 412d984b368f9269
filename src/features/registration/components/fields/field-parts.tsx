import { FieldMessage } from '@/components/site/field-parts'
import type { PublicField } from '../../answers-in-form'
import { errorId, helpId } from '../../field-ids'

/** What every kind of field gets. */
export interface FieldProps {
  field: PublicField
  /** What to start with: the answers of a refused attempt. */
  draft: string | string[] | undefined
  error: string | undefined
}

interface FieldNotesProps extends Pick<FieldProps, 'error'> {
  field: Pick<PublicField, 'id' | 'helpText'>
  /** For a message that comes up while the visitor is still at the field. */
  isAlert?: boolean
}

/** Under the control: what staff explain, and what is wrong. */
export function FieldNotes({ field: { id, helpText }, error, isAlert }: FieldNotesProps) {
  return (
    <>
      {helpText && (
        <p id={helpId(id)} className="text-sm leading-[1.4] text-text-3 wrap-anywhere">
          {helpText}
        </p>
      )}
      {error && (
        <FieldMessage id={errorId(id)} isAlert={isAlert}>
          {error}
        </FieldMessage>
      )}
    </>
  )
}
