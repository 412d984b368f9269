import { useWords } from '@/components/site/words'
import { inLanguage, type Language, OWN_NAMES } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { SWITCH } from '@/lib/words/english/switch'
import { READ_IN } from '../schema'
import { LazyLanguageOffer } from './lazy-language-offer'
import type { RegistrationControls } from './use-registration'

interface LanguageSwitchProps {
  controls: RegistrationControls
  languages: readonly Language[]
}

const TAB = 'inline-flex min-h-11 items-center px-1 text-sm font-semibold'

/**
 * The languages of the form. Without script each is a submit button, which brings the answers back
 * in that language.
 */
export function LanguageSwitch({ controls, languages }: LanguageSwitchProps) {
  const { state, readIn } = controls
  const { slug, lang } = state.form
  const words = useWords('switch', SWITCH)
  const submit = (state.isPlain ? sitePaths.api.plainSubmit : sitePaths.api.submit)(slug)
  const action = inLanguage(submit, lang)
  return (
    <>
      {/* Enter in a text presses a form's first button, which must not be one of a language. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {' '}
      </button>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 border-b border-line pb-3">
        <legend className="sr-only">{words.label}</legend>
        {languages.map((one) =>
          one === lang ? (
            <span key={one} lang={one} aria-current="true" className={`${TAB} text-text`}>
              {OWN_NAMES[one]}
            </span>
          ) : (
            <button
              key={one}
              type="submit"
              lang={one}
              formNoValidate
              formAction={`${action}${action.includes('?') ? '&' : '?'}${READ_IN}=${one}`}
              onClick={(event) => {
                event.preventDefault()
                void readIn(one)
              }}
              className={`${TAB} cursor-pointer text-link underline underline-offset-4`}
            >
              {OWN_NAMES[one]}
            </button>
          ),
        )}
      </fieldset>
      {controls.offers && <LazyLanguageOffer offers={controls.offers} onAccept={readIn} />}
    </>
  )
}
