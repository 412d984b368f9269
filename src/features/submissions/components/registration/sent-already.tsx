import { buttonStyles } from '@/components/site/button-styles'
import { paths } from '@/lib/paths'
import { ThankYou } from './thank-you'

/** The thanks as a page of its own: after a post without script, or when it is loaded again. */
export function SentAlready({ slug, reference }: { slug: string; reference: string }) {
  return (
    <ThankYou reference={reference}>
      <a href={paths.form(slug)} className={buttonStyles('primary')}>
        Submit Another
      </a>
    </ThankYou>
  )
}
