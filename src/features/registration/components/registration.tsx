'use client'

import { type ReactNode, useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { lazyKeepingServerHtml } from '@/components/site/lazy-keeping-server-html'
import { LazyToaster } from '@/components/site/lazy-toaster'
import { useWords } from '@/components/site/words'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { FORM_WORDS } from '@/lib/words/english/form'
import { THANKS_WORDS } from '@/lib/words/english/thanks'
import type { RegistrationStart } from '../registration-state'
import { FormNotFound } from './closed/form-not-found'
import { needsOptionalParts } from './more/needs-more'
import { RegistrationForm } from './registration-form'
import { RegistrationSheet } from './registration-sheet'
import { StatusScreen } from './status-screen'
import { ThankYou } from './thanks/thank-you'
import { useRegistration } from './use-registration'

interface RegistrationProps extends RegistrationStart {
  picture: ReactNode
  strip: ReactNode
  languageSwitch: ReactNode
  occasion: ReactNode
}

const WithOptionalParts = lazyKeepingServerHtml(() =>
  import('./more/more').then((loaded) => loaded.WithOptionalParts),
)

function showHeading(heading: HTMLElement | null) {
  if (!heading) return
  window.scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}

export function Registration(props: RegistrationProps) {
  // Decided once, because switching later would replace the inputs and lose what is typed.
  const [isMore] = useState(() => needsOptionalParts(props.form))
  const screens = <Screens {...props} />
  return isMore ? <WithOptionalParts>{screens}</WithOptionalParts> : screens
}

function Screens({ picture, strip, languageSwitch, occasion, ...start }: RegistrationProps) {
  const controls = useRegistration(start)
  const { state, another } = controls
  const words = useWords('form', FORM_WORDS)
  const thanks = useWords('thanks', THANKS_WORDS)

  switch (state.screen) {
    case 'loading':
      return (
        <StatusScreen>
          <h1 className="sr-only">{state.form.name}</h1>
          <LoadingPanes label={words.loading} className="text-lg" />
        </StatusScreen>
      )
    case 'missing':
      return <FormNotFound headingRef={showHeading} words={words} />
    case 'submitted':
      return (
        <ThankYou
          form={state.form}
          reference={state.reference}
          queue={state.queue}
          link={state.link}
          choices={state.choices}
          occasion={occasion}
          words={thanks}
          headingRef={showHeading}
        >
          <button type="button" onClick={another} className={buttonStyles('primary')}>
            {thanks.another}
          </button>
        </ThankYou>
      )
    case 'form':
      return (
        <RegistrationSheet
          form={state.form}
          picture={picture}
          strip={strip}
          headingRef={state.round === 0 ? undefined : showHeading}
        >
          {/* A new key gives the form new inputs when it is opened again or cleared. */}
          <RegistrationForm key={state.round} controls={controls} languageSwitch={languageSwitch} />
          <LazyToaster />
        </RegistrationSheet>
      )
  }
}
