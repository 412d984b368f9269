'use client'

import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { LazyToaster } from '@/components/site/lazy-toaster'
import { LoadingPanes } from '@/components/ui/marks/loading-panes'
import { FormNotFound } from './form-not-found'
import { RegistrationForm } from './registration-form'
import { RegistrationSheet } from './registration-sheet'
import { StatusScreen } from './status-screen'
import { ThankYou } from './thanks/thank-you'
import { type RegistrationStart, useRegistration } from './use-registration'

interface RegistrationProps extends RegistrationStart {
  picture: ReactNode
  /** Says who receives the data, how long the form takes, and whom to ask. */
  strip: ReactNode
  /** Shown with the thanks: date, place and calendar entry of the event. */
  occasion: ReactNode
}

/** Scrolls to the heading of the next screen and focuses it. */
function showHeading(heading: HTMLElement | null) {
  if (!heading) return
  window.scrollTo(0, 0)
  heading.focus({ preventScroll: true })
}

/**
 * A registration in a browser with script: form, thanks and other screens on one page (Spec §2.4,
 * §4).
 */
export function Registration({ picture, strip, occasion, ...start }: RegistrationProps) {
  const controls = useRegistration(start)
  const { state, another } = controls

  switch (state.screen) {
    case 'loading':
      return (
        <StatusScreen>
          <h1 className="sr-only">{state.form.name}</h1>
          <LoadingPanes label="Loading form..." className="text-lg" />
        </StatusScreen>
      )
    case 'missing':
      return <FormNotFound headingRef={showHeading} />
    case 'submitted':
      return (
        <ThankYou
          form={state.form}
          reference={state.reference}
          choices={state.choices}
          occasion={occasion}
          headingRef={showHeading}
        >
          <button type="button" onClick={another} className={buttonStyles('primary')}>
            Submit Another
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
          {/* A new key replaces the inputs by empty ones for the next registration. */}
          <RegistrationForm key={state.round} controls={controls} />
          <LazyToaster />
        </RegistrationSheet>
      )
  }
}
