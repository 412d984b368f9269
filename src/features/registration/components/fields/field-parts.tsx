import { FieldLabel, FieldMessage } from '@/components/site/field-parts'
import { useWords } from '@/components/site/words'
import { FORM_WORDS } from '@/lib/words/english/form'
import type { PublicField } from '../../answers-in-form'
import { errorId, helpId } from '../../field-ids'

export interface FieldProps {
  field: PublicField
  /**
   * The initial value, for example the answer in a refused attempt; undefined for an empty input.
   */
  draft: string | string[] | undefined
  error: string | undefined
}

export const QuestionLabel = (props: { label: string; isRequired: boolean }) => (
  <FieldLabel {...props} words={useWords('form', FORM_WORDS)} />
)

/** Returns the text that is shown for each option; the value that is sent is the option itself. */
export const optionTextsOf = ({ options, optionTexts, optionNotes }: PublicField): string[] =>
  (optionTexts ?? options ?? []).map((text, at) => {
    const note = optionNotes?.[options?.[at] ?? '']
    return note ? `${text} (${note})` : text
  })

export const isOptionDisabled = (
  { closedOptions }: PublicField,
  option: string,
  chosen: string | string[] | undefined,
): boolean => !!closedOptions?.includes(option) && ![chosen].flat().includes(option)

interface FieldNotesProps extends Pick<FieldProps, 'error'> {
  field: Pick<PublicField, 'id' | 'helpText'>
  /** Whether screen readers announce the error at once, while the visitor is still at the field. */
  isAlert?: boolean
}

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
