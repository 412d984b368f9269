import { FieldMessage } from '@/components/site/field-parts'
import type { PublicField } from '../../answers-in-form'
import { errorId, helpId } from '../../field-ids'

/** Props of every kind of field. */
export interface FieldProps {
  field: PublicField
  /** The initial value: the answer of a refused attempt. */
  draft: string | string[] | undefined
  error: string | undefined
}

interface FieldNotesProps extends Pick<FieldProps, 'error'> {
  field: Pick<PublicField, 'id' | 'helpText'>
  /**
   * Whether the message is announced at once, because it appears while the visitor is still at the
   * field.
   */
  isAlert?: boolean
}

/** The texts below the control: the help text and the error message. */
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
