import type { PublicForm } from '@/features/forms/schema'
import { NATIVE_LANGUAGE_NAMES, withLanguageParameter } from '@/lib/languages'
import { sitePaths } from '@/lib/site-paths'
import { LANGUAGE_SWITCH_WORDS } from '@/lib/words/english/switch'
import { READ_LANGUAGE_PARAMETER } from '../schema'

interface LanguageSwitchProps {
  form: Pick<PublicForm, 'slug' | 'lang' | 'languages'>
  isPlain: boolean
  words?: typeof LANGUAGE_SWITCH_WORDS
}

const TAB = 'inline-flex min-h-11 items-center px-1 text-sm font-semibold'

/**
 * A submit button for each other language of the form, rendered only on the server. With script,
 * registration-form.tsx handles the press; without script, the server returns the form in that
 * language, with the answers.
 */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { form, isPlain, words = LANGUAGE_SWITCH_WORDS } = props
  const { slug, lang, languages } = form
  if (!languages) return null
  const { plainSubmit, submit } = sitePaths.api
  const action = withLanguageParameter((isPlain ? plainSubmit : submit)(slug), lang)
  return (
    <>
      {/* Pressing Enter in a text input presses the form's first button. This invisible button keeps Enter from changing the language. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
        {' '}
      </button>
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 border-b border-line pb-3">
        <legend className="sr-only">{words.label}</legend>
        {languages.map((one) =>
          one === lang ? (
            <span key={one} lang={one} aria-current="true" className={`${TAB} text-text`}>
              {NATIVE_LANGUAGE_NAMES[one]}
            </span>
          ) : (
            <button
              key={one}
              type="submit"
              lang={one}
              data-read-in={one}
              formNoValidate
              formAction={`${action}${action.includes('?') ? '&' : '?'}${READ_LANGUAGE_PARAMETER}=${one}`}
              className={`${TAB} cursor-pointer text-link underline underline-offset-4`}
            >
              {NATIVE_LANGUAGE_NAMES[one]}
            </button>
          ),
        )}
      </fieldset>
    </>
  )
}
