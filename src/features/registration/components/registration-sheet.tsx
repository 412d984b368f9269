import type { ReactNode, Ref } from 'react'
import { MAIN_ID } from '@/components/site/frame/skip-link'
import { cx } from '@/components/ui/cx'
import type { PublicForm } from '@/features/forms/schema'

interface RegistrationSheetProps {
  form: PublicForm
  picture: ReactNode
  strip: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const SIDE_DESCRIPTION_LENGTH = 220

const suitsPicture = (description: string) =>
  description.length <= SIDE_DESCRIPTION_LENGTH && !description.includes('\n')

export function RegistrationSheet(props: RegistrationSheetProps) {
  const { form, picture, strip, headingRef, children } = props
  const { name, description } = form
  const beside = description && suitsPicture(description) ? description : null
  const above = description && !beside ? description : null
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="grid lg:min-h-[calc(100svh-4.5rem)] lg:grid-cols-[5fr_7fr]"
    >
      <RegistrationSide
        name={name}
        description={beside}
        picture={picture}
        headingRef={headingRef}
      />
      <div className="min-w-0 px-(--gutter) pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(3rem,6vw,6rem)]">
        <div className="grid max-w-[46rem] gap-6 lg:mx-auto lg:max-w-[40rem]">
          {above && (
            <p className="border-b border-line pb-6 whitespace-pre-line text-text-2 wrap-anywhere">
              {above}
            </p>
          )}
          {strip}
          {children}
        </div>
      </div>
    </main>
  )
}

interface RegistrationSideProps {
  name: string
  description: string | null
  picture: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

const LONG_NAME = 44

function RegistrationSide({ name, description, picture, headingRef }: RegistrationSideProps) {
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
              ? 'text-[min(2.25rem,12.5vw)] lg:text-[clamp(2.5rem,1.2rem+2vw,3.5rem)]'
              : 'text-[min(3rem,15vw)] lg:text-[clamp(3rem,1.4rem+3.6vw,5rem)]',
          )}
        >
          {name}
        </h1>
        {description && <p className="type-lead mt-4 max-w-[54ch] wrap-anywhere">{description}</p>}
      </div>
    </div>
  )
}
