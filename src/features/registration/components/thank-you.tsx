import type { ReactNode, Ref } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { BrandMark } from '@/components/ui/marks/brand-mark'
import { paths } from '@/lib/paths'
import { LazyCopyReference } from './lazy-copy-reference'
import { StatusHeading, StatusScreen } from './status-screen'

interface ThankYouProps {
  formName: string
  reference: string
  headingRef?: Ref<HTMLHeadingElement>
  /** "Submit Another": a button with script, a link without. */
  children: ReactNode
}

/** Spec §2.4, Success. */
export function ThankYou({ formName, reference, headingRef, children }: ThankYouProps) {
  return (
    <StatusScreen>
      <BrandMark className="mb-4 h-24" />
      <StatusHeading ref={headingRef}>Thank You!</StatusHeading>
      <div className="type-lead max-w-[54ch]">
        <p>Your registration has been submitted successfully.</p>
        <p>We'll be in touch with you soon.</p>
      </div>
      {reference && (
        // With the form's name, so that a picture of the screen says what it is for.
        <div className="mt-2 grid max-w-full justify-items-center gap-3 rounded-card bg-bg-2 px-5 py-4 text-text-2">
          <p className="wrap-anywhere">
            Your reference for {formName} is
            <strong className="block py-1 text-2xl leading-tight font-semibold tracking-wide text-text tabular-nums select-all">
              {reference}
            </strong>
          </p>
          <LazyCopyReference reference={reference} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {children}
        <a href={paths.home} className={buttonStyles('line')}>
          Go to Homepage
        </a>
      </div>
    </StatusScreen>
  )
}
