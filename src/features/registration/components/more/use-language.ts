import { useRouter } from 'next/navigation'
import { type ActionDispatch, type RefObject, useEffect, useLayoutEffect } from 'react'
import { useWords } from '@/components/site/words'
import { notify } from '@/components/ui/notify'
import type { PublicForm } from '@/features/forms/schema'
import { type Language, SOURCE_LANGUAGE, withLanguageParameter } from '@/lib/languages'
import { errorNotice } from '@/lib/notices/notice'
import { sitePaths } from '@/lib/site-paths'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { LANGUAGE_SWITCH_WORDS } from '@/lib/words/english/switch'
import type { RegistrationEvent } from '../../registration-reducer'
import type { RegistrationState } from '../../registration-state'

interface LanguageProps {
  state: RegistrationState
  dispatch: ActionDispatch<[RegistrationEvent]>
  findErrorsOf: (
    element: HTMLFormElement,
    ids: ReadonlySet<string>,
  ) => Promise<Record<string, string>>
  formRef: RefObject<HTMLFormElement | null>
  save: () => void
}

/** Returns the value of the page's `lang` attribute. The site's English is Philippine English. */
const htmlLang = (lang: Language) => (lang === SOURCE_LANGUAGE ? 'en-PH' : lang)

/**
 * Returns a function that changes the form's language. It loads only texts, so typed answers,
 * chosen files and the current step stay.
 * @param form the form in the language of the URL
 */
export function useChangeLanguage(
  form: PublicForm,
  props: LanguageProps,
): (lang: Language) => Promise<void> {
  const { state, dispatch, findErrorsOf, formRef, save } = props
  const router = useRouter()
  const words = useWords('switch', LANGUAGE_SWITCH_WORDS)
  const { errorTitle } = useWords('sending', SENDING_WORDS)
  const shown = state.form.lang

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language
  useLayoutEffect(() => {
    if (form.lang === shown) return
    const { people } = state.form
    if (!people || people === form.people) return dispatch({ type: 'translated', form })
    void import('../../party-form').then(({ expandPartyForm }) =>
      dispatch({ type: 'translated', form: expandPartyForm(form, people) }),
    )
  }, [form, shown, dispatch])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language
  useEffect(() => {
    if (!shown) return
    document.documentElement.lang = htmlLang(shown)
    const said = Object.keys(state.errors)
    const element = formRef.current
    if (said.length === 0 || !element || state.refusal !== null) return
    void findErrorsOf(element, new Set(said)).then((errors) =>
      dispatch({ type: 'reworded', errors }),
    )
  }, [shown])

  return async (lang) => {
    save()
    const { slug } = state.form
    try {
      // Tests the connection first. Without a connection, the router would reload the page and lose
      // the chosen files.
      await fetch(withLanguageParameter(sitePaths.api.publicForm(slug), lang))
    } catch {
      return notify(errorNotice(errorTitle, words.failed))
    }
    const path = state.isPlain ? sitePaths.plainForm(slug) : sitePaths.form(slug)
    router.replace(withLanguageParameter(path, lang), { scroll: false })
  }
}
