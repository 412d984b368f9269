import type { ReactNode, Ref } from 'react'
import { MAIN_ID } from '@/components/site/frame/skip-link'
import type { PublicForm } from '@/features/forms/schema'
import { RegistrationSide } from './registration-side'

interface RegistrationSheetProps {
  form: PublicForm
  picture: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** More than this and the picture would have to grow for its words. */
const SIDE_DESCRIPTION_LENGTH = 220

const suitsPicture = (description: string) =>
  description.length <= SIDE_DESCRIPTION_LENGTH && !description.includes('\n')

/** Night with the picture and the form's name on one side, the form itself on pearl. */
export function RegistrationSheet({ form, picture, headingRef, children }: RegistrationSheetProps) {
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
        <div className="mx-auto grid max-w-[40rem] gap-6">
          {above && (
            <p className="border-b border-line pb-6 whitespace-pre-line text-text-2 wrap-anywhere">
              {above}
            </p>
          )}
          {children}
        </div>
      </div>
    </main>
  )
}
