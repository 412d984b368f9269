import { NoteBox, TEXT_BUTTON } from './note-box'
import type { RegistrationControls } from './use-registration'

/** Says that answers were restored from the device, or that they were cleared. */
export function DraftNotice({ controls }: { controls: RegistrationControls }) {
  const { state, startOver, undoStartOver } = controls
  const { form, restored, cleared } = state
  const missing = form.fields.filter(({ id }) => restored?.files.includes(id))
  return (
    <>
      {restored && (
        <NoteBox>
          <p>
            We kept what you typed, on this device only.
            {missing.length > 0 && (
              <>
                {' '}
                <strong className="font-semibold text-text">
                  Please choose {missing.map(({ label }) => `“${label}”`).join(' and ')} again:
                </strong>{' '}
                files cannot be kept.
              </>
            )}
          </p>
          {restored.unanswered && (
            <p>
              <strong className="font-semibold text-text">
                It was sent, but no answer came back.
              </strong>{' '}
              Please try again at the end of the form: you will not be registered twice.
            </p>
          )}
          <p>
            Not yours?{' '}
            <button type="button" onClick={startOver} className={TEXT_BUTTON}>
              Clear and start over
            </button>
          </p>
        </NoteBox>
      )}
      {cleared && (
        <NoteBox>
          <p>
            The form is empty again.{' '}
            <button type="button" onClick={undoStartOver} className={TEXT_BUTTON}>
              Undo
            </button>
          </p>
        </NoteBox>
      )}
    </>
  )
}
