import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import type { PublicForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { DropDraft } from '../drop-draft'
import { ThankYou } from './thank-you'

interface SentAlreadyProps {
  form: Pick<PublicForm, 'name' | 'slug' | 'thanksText'>
  reference: string
  /** As in `ThankYou`. */
  occasion: ReactNode
}

/** The thanks as a page of its own: after a post without script, or after a reload. */
export function SentAlready({ form, reference, occasion }: SentAlreadyProps) {
  return (
    <ThankYou form={form} reference={reference} occasion={occasion}>
      <DropDraft slug={form.slug} />
      <a href={paths.form(form.slug)} className={buttonStyles('primary')}>
        Submit Another
      </a>
    </ThankYou>
  )
}
