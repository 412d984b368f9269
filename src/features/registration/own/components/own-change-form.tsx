'use client'

import { buttonStyles } from '@/components/site/control-styles'
import type { DraftAnswers } from '@/features/answers/answers'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import type { PublicField } from '../../answers-in-form'
import { FormFields } from '../../components/fields/form-fields'
import { WithOptionalParts } from '../../components/more/more'
import { RefusalAlert } from '../../components/refusal-alert'
import { RequiredNote } from '../../components/required-note'
import { SEEN_INPUT_NAME } from '../schema'

interface OwnChangeFormProps {
  fields: readonly PublicField[]
  draft: DraftAnswers
  /** After a refused post: the messages by field id. `message` is about the whole form. */
  errors: Record<string, string>
  message: string | null
  seen: string
  action: string
  back: string
  onlyIf: Record<string, string> | undefined
  words: Pick<typeof OWN_PAGE_WORDS, 'save' | 'no'>
}

const ALL_AT_ONCE = { shown: null, count: 0 }

/**
 * The form for changing answers or adding a person. The browser posts the form, also when the
 * page's script runs.
 */
export function OwnChangeForm(props: OwnChangeFormProps) {
  const { fields, draft, errors, message, seen, action, back, onlyIf, words } = props
  return (
    <form method="post" action={action} noValidate className="grid min-w-0 grid-cols-1 gap-6">
      {/* Without `off`, Firefox would restore the value of an earlier page after a reload. */}
      <input type="hidden" name={SEEN_INPUT_NAME} defaultValue={seen} autoComplete="off" />
      {message !== null && (
        <RefusalAlert message={message} fields={fields} errors={errors} hasFiles={false} />
      )}
      <RequiredNote fields={fields} />
      <WithOptionalParts>
        <FormFields
          steps={ALL_AT_ONCE}
          fields={fields}
          state={{ draft, errors }}
          hidden={null}
          onlyIf={onlyIf}
        />
      </WithOptionalParts>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <button type="submit" className={buttonStyles('primary')}>
          {words.save}
        </button>
        <a href={back} className={buttonStyles('line')}>
          {words.no}
        </a>
      </div>
    </form>
  )
}
