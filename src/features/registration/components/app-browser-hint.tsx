import { paths } from '@/lib/paths'
import { intentAddress } from '../app-browser'
import { NoteBox, TEXT_BUTTON } from './note-box'

export interface AppBrowserHintProps {
  system: 'android' | 'ios'
  slug: string
}

/** Shown on forms with a file field that are opened in an app's own browser. */
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
