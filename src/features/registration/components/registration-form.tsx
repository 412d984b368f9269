import type { FormEvent, ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { isPostedNatively, NativePostMarker, SpamCheckInputs } from '@/components/site/form-parts'
import { useWords } from '@/components/site/words'
import { NOTICE_CHECKBOX_NAME } from '@/features/forms/notice'
import { type Language, withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { FORM_WORDS } from '@/lib/words/english/form'
import { DraftStatus } from './draft-status'
import { FormFields } from './fields/form-fields'
import { LazyAppBrowserHint } from './lazy-app-browser-hint'
import { LazyLanguageOffer } from './lazy-language-offer'
import { useOptionalParts } from './more/parts'
import { TEXT_BUTTON_CLASS } from './note-box'
import { PlainFormLink } from './plain-form-link'
import { PrivacyPart } from './privacy-part'
import { RefusalAlert } from './refusal-alert'
import { RequiredNote } from './required-note'
import { LazySendingState } from './sending/lazy-sending-state'
import type { RegistrationControls } from './use-registration'

interface RegistrationFormProps {
  controls: RegistrationControls
  languageSwitch: ReactNode
}

/**
 * The form can also be posted without script. Its uncontrolled inputs keep what was typed before
 * hydration.
 */
export function RegistrationForm({ controls, languageSwitch }: RegistrationFormProps) {
  const { state, formRef, advance, edited, takesOver, startOver, hidden, onlyIf, steps } = controls
  const { form, refusal, isSending, isPlain } = state
  const { StepProgress, StepButtons } = useOptionalParts()
  const words = useWords('form', FORM_WORDS)
  const hasFiles = form.fields.some(({ fieldType }) => fieldType === 'file')

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const language = submitter?.dataset.readIn as Language | undefined
    if (language) {
      event.preventDefault()
      return void controls.readIn(language)
    }
    if (isPostedNatively(event.currentTarget) || !takesOver()) return
    event.preventDefault()
    advance(event.currentTarget)
  }

  return (
    <form
      ref={formRef}
      method="post"
      action={withLanguageParameter(
        (isPlain ? sitePaths.api.plainSubmit : sitePaths.api.submit)(form.slug),
        form.lang,
      )}
      encType="multipart/form-data"
      noValidate
      onSubmit={handleSubmit}
      onChange={(event) => edited(event.target)}
      aria-busy={isSending || undefined}
      data-plain={isPlain || undefined}
      data-steps={steps.count > 0 || undefined}
      data-live={hidden !== null || undefined}
      className="grid min-w-0 grid-cols-1 gap-6"
    >
      <NativePostMarker />
      {languageSwitch}
      {controls.offers && <LazyLanguageOffer offers={controls.offers} onAccept={controls.readIn} />}
      <SpamCheckInputs formToken={controls.formToken} />
      {refusal === null && state.isOnePage && hasFiles && (
        <p className="text-sm text-text-2">{words.chooseFileAgain}</p>
      )}
      {refusal !== null && (
        <RefusalAlert
          message={refusal}
          fields={form.fields}
          errors={state.errors}
          hasFiles={hasFiles}
        />
      )}
      <div>
        {hasFiles && <LazyAppBrowserHint />}
        <DraftStatus controls={controls} />
        <RequiredNote fields={form.fields} />
      </div>
      <StepProgress steps={steps} />
      <FormFields
        steps={steps}
        fields={form.fields}
        state={state}
        hidden={hidden}
        onlyIf={onlyIf}
        people={controls.people}
        belowFile={
          !isPlain && (
            <PlainFormLink slug={form.slug} lang={form.lang} onPress={controls.makePlain} />
          )
        }
      />
      <div data-last hidden={steps.shown !== null && !steps.isLast} className="grid gap-6">
        {form.notice && (
          <PrivacyPart notice={form.notice} error={state.errors[NOTICE_CHECKBOX_NAME]} />
        )}
        <LazySendingState controls={controls} />
        {!state.received && (
          <button
            type="submit"
            data-send
            // A `disabled` button would lose the focus.
            aria-disabled={isSending || undefined}
            className={`w-full ${buttonStyles('primary')}`}
          >
            {isSending ? words.submitting : words.submit}
          </button>
        )}
      </div>
      <StepButtons steps={steps} />
      {controls.isKept && !isSending && <DeviceDraftNote onClear={startOver} />}
    </form>
  )
}

/** Offers to clear the draft, because phones are shared. */
function DeviceDraftNote({ onClear }: { onClear: () => void }) {
  const words = useWords('form', FORM_WORDS)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm leading-[1.45] text-text-3">
      {words.notYours}
      <button type="button" onClick={onClear} className={TEXT_BUTTON_CLASS}>
        {words.clear}
      </button>
    </p>
  )
}
