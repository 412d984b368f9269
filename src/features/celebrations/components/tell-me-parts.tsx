import { buttonStyles } from '@/components/site/control-styles'
import { paths } from '@/lib/paths'

export const ProvincesLink = ({ address = paths.celebrations }: { address?: string }) => (
  <a href={address} className={`justify-self-start ${buttonStyles('line')}`}>
    See the provinces
  </a>
)

interface VenueAnswerFormProps {
  token: string
  answer: 'confirm' | 'forget'
  label: string
}

/** Uses a form instead of a link, because mail programs may open links automatically. */
export const VenueAnswerForm = ({ token, answer, label }: VenueAnswerFormProps) => (
  <form method="post" action={paths.api.tellMeAnswer(token)}>
    <input type="hidden" name="answer" value={answer} />
    <button
      type="submit"
      className={`max-sm:w-full ${buttonStyles(answer === 'confirm' ? 'primary' : 'line')}`}
    >
      {label}
    </button>
  </form>
)
