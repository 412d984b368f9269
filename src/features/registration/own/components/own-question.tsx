import { buttonStyles } from '@/components/site/control-styles'
import { ShortPage } from '@/components/site/short-page'

interface OwnQuestionProps {
  heading: string
  sentences: readonly string[]
  action: string
  yes: string
  no: string
  also?: { action: string; label: string } | undefined
  back: string
}

export const OwnQuestion = (props: OwnQuestionProps) => {
  const { heading, sentences, action, yes, also, no, back } = props
  return (
    <ShortPage heading={heading}>
      <div className="grid gap-3">
        {sentences.map((sentence) => (
          <p key={sentence} className="type-lead wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
      <form method="post" action={action} className="flex flex-wrap gap-3 max-sm:*:w-full">
        <button type="submit" className={buttonStyles('primary')}>
          {yes}
        </button>
        {also && (
          <button type="submit" formAction={also.action} className={buttonStyles('line')}>
            {also.label}
          </button>
        )}
        <a href={back} className={buttonStyles('line')}>
          {no}
        </a>
      </form>
    </ShortPage>
  )
}
