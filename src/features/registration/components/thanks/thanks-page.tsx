import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import type { PublicForm } from '@/features/forms/schema'
import { withLanguageParameter } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { THANKS_WORDS } from '@/lib/words/english/thanks'
import { DeleteDraftAfterPost } from '../delete-draft-after-post'
import { ThankYou } from './thank-you'

interface ThanksPageProps {
  form: Pick<PublicForm, 'name' | 'slug' | 'thanksText' | 'lang'>
  reference: string
  queue: number | null
  link: string
  occasion: ReactNode
  words?: typeof THANKS_WORDS
}

/** The thanks as a separate page, for a form posted without script and after a reload. */
export function ThanksPage(props: ThanksPageProps) {
  const { form, reference, queue, link, occasion, words = THANKS_WORDS } = props
  return (
    <ThankYou
      form={form}
      reference={reference}
      queue={queue}
      link={link}
      occasion={occasion}
      words={words}
    >
      <DeleteDraftAfterPost slug={form.slug} />
      <a
        href={withLanguageParameter(paths.form(form.slug), form.lang)}
        className={buttonStyles('primary')}
      >
        {words.another}
      </a>
    </ThankYou>
  )
}
