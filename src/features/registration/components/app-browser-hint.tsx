import { paths } from '@/lib/paths'
import { intentAddress } from '../app-browser'
import { NoteBox, TEXT_BUTTON } from './note-box'

export interface AppBrowserHintProps {
  system: 'android' | 'ios'
  slug: string
}

/**
 * Explains how to open the form in a real browser; shown in an app's own browser when the form has
 * a file field.
 */
export function AppBrowserHint({ system, slug }: AppBrowserHintProps) {
  return (
    <NoteBox>
      <p>
        <strong className="font-semibold text-text">
          Choosing a file may not work inside this app.
        </strong>{' '}
        Your browser does it better; open this page there before you start.
      </p>
      {system === 'android' ? (
        <p>
          <a href={intentAddress(location, paths.form(slug))} className={TEXT_BUTTON}>
            Open in browser
          </a>
        </p>
      ) : (
        <p>Tap the ••• or the compass at the edge of the screen, then “Open in browser”.</p>
      )}
    </NoteBox>
  )
}
