import { buttonStyles } from '@/components/site/control-styles'
import type { PublicForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { DropDraft } from './drop-draft'
import { ThankYou } from './thank-you'

interface SentAlreadyProps {
  form: Pick<PublicForm, 'name' | 'slug'>
  reference: string
}

/** The thanks as a page of its own: after a post without script, or when it is loaded again. */
export function SentAlready({ form, reference }: SentAlreadyProps) {
  return (
    <ThankYou formName={form.name} reference={reference}>
      <DropDraft slug={form.slug} />
      <a href={paths.form(form.slug)} className={buttonStyles('primary')}>
        Submit Another
      </a>
    </ThankYou>
  )
}
