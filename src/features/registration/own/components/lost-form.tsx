import {
  buttonStyles,
  CONTROL_CLASSES,
  FIELD_CLASSES,
  LABEL_CLASSES,
} from '@/components/site/control-styles'
import { FieldMessage } from '@/components/site/field-parts'
import { PrivacyLink } from '@/components/site/form-parts'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'

interface LostFormProps {
  action: string
  isRefused: boolean
  words: typeof OWN_PAGE_WORDS
}

export const LostLinkForm = ({ action, isRefused, words }: LostFormProps) => (
  <form method="post" action={action} className="grid max-w-[30rem]! gap-5">
    {isRefused && (
      <FieldMessage id="refused" isAlert>
        {words.lostWrong}
      </FieldMessage>
    )}
    <div className={FIELD_CLASSES}>
      <label htmlFor="reference" className={LABEL_CLASSES}>
        {words.referenceLabel}
      </label>
      <input
        id="reference"
        name="reference"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={isRefused ? 'refused' : undefined}
        className={CONTROL_CLASSES}
      />
    </div>
    <div className={FIELD_CLASSES}>
      <label htmlFor="email" className={LABEL_CLASSES}>
        {words.emailLabel}
      </label>
      <input
        id="email"
        name="email"
        type="email"
        inputMode="email"
        required
        maxLength={254}
        autoComplete="email"
        aria-describedby={isRefused ? 'refused' : undefined}
        className={CONTROL_CLASSES}
      />
    </div>
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:[&>button]:w-full">
      <button type="submit" className={buttonStyles('primary')}>
        {words.lostSend}
      </button>
      <PrivacyLink />
    </div>
  </form>
)
