import { useWords } from '@/components/site/words'
import { DRAFT_WORDS } from '@/lib/words/english/draft'
import { androidIntentUrl } from '../app-browser'
import { NoteBox, TEXT_BUTTON_CLASS } from './note-box'

export interface AppBrowserHintProps {
  system: 'android' | 'ios'
}

/**
 * Explains how to open the form in a real browser. The hint is shown in the browser of another app
 * when the form has a file field.
 */
export function AppBrowserHint({ system }: AppBrowserHintProps) {
  const words = useWords('draft', DRAFT_WORDS)
  return (
    <NoteBox>
      <p>
        <strong className="font-semibold text-text">{words.insideApp}</strong> {words.browserBetter}
      </p>
      {system === 'android' ? (
        <p>
          <a href={androidIntentUrl(location)} className={TEXT_BUTTON_CLASS}>
            {words.openBrowser}
          </a>
        </p>
      ) : (
        <p>{words.openBrowserHow}</p>
      )}
    </NoteBox>
  )
}
