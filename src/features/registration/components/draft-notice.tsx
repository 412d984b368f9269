import { useWords } from '@/components/site/words'
import { DRAFT_WORDS } from '@/lib/words/english/draft'
import { fillPlaceholders } from '@/lib/words/fill'
import { NoteBox, TEXT_BUTTON_CLASS } from './note-box'
import type { RegistrationControls } from './use-registration'

export function RegistrationDraftNotice({ controls }: { controls: RegistrationControls }) {
  const { state, startOver, undoStartOver } = controls
  const { form, restored, cleared } = state
  const words = useWords('draft', DRAFT_WORDS)
  const missing = form.fields.filter(({ id }) => restored?.files.includes(id))
  return (
    <>
      {restored && (
        <NoteBox>
          <p>
            {words.kept}
            {missing.length > 0 && (
              <>
                {' '}
                <strong className="font-semibold text-text">
                  {fillPlaceholders(words.chooseAgain, {
                    files: missing.map(({ label }) => `“${label}”`).join(words.and),
                  })}
                </strong>{' '}
                {words.notKept}
              </>
            )}
          </p>
          {restored.unanswered && (
            <p>
              <strong className="font-semibold text-text">{words.unanswered}</strong>{' '}
              {words.tryAgain}
            </p>
          )}
          <p>
            {words.notYours}{' '}
            <button type="button" onClick={startOver} className={TEXT_BUTTON_CLASS}>
              {words.startOver}
            </button>
          </p>
        </NoteBox>
      )}
      {cleared && (
        <NoteBox>
          <p>
            {words.empty}{' '}
            <button type="button" onClick={undoStartOver} className={TEXT_BUTTON_CLASS}>
              {words.undo}
            </button>
          </p>
        </NoteBox>
      )}
    </>
  )
}
