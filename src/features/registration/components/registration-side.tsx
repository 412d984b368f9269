import type { ReactNode, Ref } from 'react'
import { cx } from '@/components/ui/cx'

interface RegistrationSideProps {
  name: string
  description: string | null
  picture: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

const LONG_NAME = 44

export function RegistrationSide({
  name,
  description,
  picture,
  headingRef,
}: RegistrationSideProps) {
  return (
    <div className="on-night min-w-0 bg-night-950 text-text">
      <div className="relative isolate flex min-h-96 flex-col justify-end overflow-hidden px-(--gutter) py-[clamp(2rem,5vw,4rem)] lg:sticky lg:top-0 lg:min-h-[min(100svh-4.5rem,60rem)] lg:pl-[max(var(--gutter),(100vw-var(--wrap))/2)]">
        {picture}
        <h1
          ref={headingRef}
          tabIndex={-1}
          className={cx(
            'type-display leading-[0.94] tracking-(--track-display) wrap-anywhere hyphens-auto',
            name.length > LONG_NAME
              ? 'text-[2.25rem] lg:text-[clamp(2.5rem,1.2rem+2vw,3.5rem)]'
              : 'text-[3rem] lg:text-[clamp(3rem,1.4rem+3.6vw,5rem)]',
          )}
        >
          {name}
        </h1>
        {description && <p className="type-lead mt-4 max-w-[54ch] wrap-anywhere">{description}</p>}
      </div>
    </div>
  )
}
