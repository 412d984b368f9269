import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import { ENGLISH_LANGUAGE_NAMES } from '@/lib/languages'
import { nameOfText } from '../text-names'
import { missingTexts, type TranslationWork } from '../work'
import { focusTranslationInput } from './use-translation-work'

/** The most missing texts that the hint names. For the others it gives only their number. */
const NAMED = 3
const HINT_ID = 'missing-texts'

interface ShownSwitchProps {
  work: TranslationWork
  canEdit: boolean
  onChange: (isShown: boolean) => void
}

export function LanguageShownSwitch({ work, canEdit, onChange }: ShownSwitchProps) {
  const { isShown, stored } = work
  const missing = missingTexts(work)
  const language = ENGLISH_LANGUAGE_NAMES[stored.lang]
  const names = missing.slice(0, NAMED).map((text) => nameOfText(text, stored.sources))
  const others = missing.length - names.length
  return (
    <div className="grid justify-items-start gap-2">
      <Switch
        checked={isShown}
        onCheckedChange={onChange}
        // A shown language can be hidden even while texts are missing.
        disabled={!canEdit || (missing.length > 0 && !isShown)}
        aria-describedby={missing.length > 0 ? HINT_ID : undefined}
        label={`Visitors can read it in ${language}`}
      />
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p id={HINT_ID} className="min-w-0 text-text-2 wrap-anywhere">
            {isShown && 'They read English until every required text is there. '}
            Still missing: {names.join(', ')}
            {others > 0 && ` and ${others} more`}.
          </p>
          {canEdit && (
            <Button variant="line" onClick={() => focusTranslationInput(missing[0])}>
              Go to the first
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
