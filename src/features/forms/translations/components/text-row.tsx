import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Textarea } from '@/components/ui/input'
import { type OtherLanguage, SOURCE_LANGUAGE } from '@/lib/languages'
import type { SourceText } from '../schema'
import { isLongText, textInputLabel } from '../text-names'
import { translationInputId } from './use-translation-work'

interface TextRowProps {
  text: SourceText
  lang: OtherLanguage
  value: string
  error: string | undefined
  /**
   * The English text that was translated, for a note that it has changed since. Null when it has
   * not changed.
   */
  changedFrom: string | null
  canEdit: boolean
  onType: (typed: string) => void
  onConfirm: () => void
}

export function TranslationTextRow(props: TextRowProps) {
  const { text, lang, value, error, changedFrom, canEdit, onType, onConfirm } = props
  const id = translationInputId(text)
  const sourceId = `${id}-source`
  const input = {
    id,
    lang,
    value,
    maxLength: text.limit,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  return (
    <div className="grid min-w-0 gap-x-6 gap-y-2 md:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="text-sm text-text-3">English</p>
        <p
          id={sourceId}
          lang={SOURCE_LANGUAGE}
          className="whitespace-pre-line wrap-anywhere md:py-1.5"
        >
          {text.source}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <Field
          label={textInputLabel(text)}
          htmlFor={id}
          error={error}
          required={text.isRequired}
          optional={!text.isRequired}
          describedBy={sourceId}
        >
          {isLongText(text) ? (
            <Textarea {...input} rows={3} className="field-sizing-content max-h-80" />
          ) : (
            <Input {...input} autoComplete="off" />
          )}
        </Field>
        {changedFrom !== null && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <strong className="font-semibold">Changed since.</strong> It was translated from{' '}
              <q lang={SOURCE_LANGUAGE}>{changedFrom}</q>
            </p>
            {canEdit && (
              <Button
                variant="line"
                aria-describedby={sourceId}
                onClick={() => {
                  onConfirm()
                  // The button disappears, so the focus would be lost.
                  document.getElementById(id)?.focus()
                }}
              >
                Still right
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
