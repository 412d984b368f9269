import { buttonStyles } from '@/components/site/control-styles'
import { ShortPage } from '@/components/site/short-page'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { SEEN_INPUT_NAME } from '../schema'

interface Difference {
  fieldId: string
  label: string
  /** The stored answer; null when there is none. */
  now: string | null
  yours: string | null
}

interface OwnConflictProps {
  differences: readonly Difference[]
  typed: readonly (readonly [name: string, value: string])[]
  /** The checksum (`checksumOf`) of the stored answers that this page shows. */
  seen: string
  action: string
  back: string
  words: typeof OWN_PAGE_WORDS
}

export function OwnConflict({ differences, typed, seen, action, back, words }: OwnConflictProps) {
  return (
    <ShortPage heading={words.conflictTitle}>
      <p role="alert" className="type-lead">
        {words.conflictText}
      </p>
      <dl className="grid gap-4 border-l-2 border-line-2 pl-4">
        {differences.map(({ fieldId, label, now, yours }) => (
          <div key={fieldId} className="grid gap-1 wrap-anywhere">
            <dt className="font-semibold">{label}</dt>
            <dd>
              <span className="text-text-3">{words.isNow}: </span>
              <span className="whitespace-pre-line">{now ?? words.nothing}</span>
            </dd>
            <dd>
              <span className="text-text-3">{words.youWrote}: </span>
              <span className="whitespace-pre-line">{yours ?? words.nothing}</span>
            </dd>
          </div>
        ))}
      </dl>
      <form method="post" action={action} className="flex flex-wrap gap-3 max-sm:*:w-full">
        <input type="hidden" name={SEEN_INPUT_NAME} defaultValue={seen} autoComplete="off" />
        {typed.map(([name, value]) => (
          // A text area, because an input would lose the line breaks.
          <textarea key={`${name} ${value}`} hidden readOnly name={name} value={value} />
        ))}
        <a href={back} className={buttonStyles('primary')}>
          {words.keepStored}
        </a>
        <button type="submit" className={buttonStyles('line')}>
          {words.takeMine}
        </button>
      </form>
    </ShortPage>
  )
}
