import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import type { PublicForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { DeleteDraftAfterPost } from '../drop-draft'
import { ThankYou } from './thank-you'

interface SentAlreadyProps {
  form: Pick<PublicForm, 'name' | 'slug' | 'thanksText'>
  reference: string
  /** Date, place and calendar entry of the event. */
  occasion: ReactNode
}

/** The thanks as a separate page, for a form posted without script and after a reload. */
export function SentAlready({ form, reference, occasion }: SentAlreadyProps) {
  return (
    <ThankYou form={form} reference={reference} occasion={occasion}>
      <DeleteDraftAfterPost slug={form.slug} />
      <a href={paths.form(form.slug)} className={buttonStyles('primary')}>
        Submit Another
      </a>
    </ThankYou>
  )
}
