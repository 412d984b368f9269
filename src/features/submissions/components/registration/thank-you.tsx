import type { ReactNode, Ref } from 'react'
import { buttonStyles } from '@/components/site/button-styles'
import { BrandMark } from '@/components/ui/brand-mark'
import { paths } from '@/lib/paths'
import { StatusHeading } from './status-heading'
import { StatusScreen } from './status-screen'

interface ThankYouProps {
  reference: string
  headingRef?: Ref<HTMLHeadingElement>
  /** "Submit Another": a button with script, a link without. */
  children: ReactNode
}

/** Spec §2.4, Success. */
export function ThankYou({ reference, headingRef, children }: ThankYouProps) {
  return (
    <StatusScreen>
      <BrandMark className="mb-4 h-24" />
      <StatusHeading ref={headingRef}>Thank You!</StatusHeading>
      <div className="type-lead max-w-[54ch]">
        <p>Your registration has been submitted successfully.</p>
        <p>We'll be in touch with you soon.</p>
      </div>
      {reference && (
        <p className="mt-2 rounded-control bg-bg-2 px-5 py-3 text-text-2">
          Your reference is{' '}
          <strong className="font-semibold tracking-wide text-text select-all">{reference}</strong>
        </p>
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
