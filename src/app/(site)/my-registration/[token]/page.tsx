import { timeInWords } from '@/features/forms/capacity/time-in-words'
import { OwnSummary } from '@/features/registration/own/components/own-summary'
import { OWN_DONE_VALUES } from '@/features/registration/own/schema'
import { presentOwnRegistration } from '@/features/registration/own/server/present'
import { wordsOf } from '@/lib/words/catalogue'
import { type OwnPageProps, ownPageMetadata, renderOwnPage } from '../own-frame'
import { OwnOccasion } from '../own-occasion'

export const generateMetadata = ownPageMetadata

export default function OwnRegistrationPage(props: OwnPageProps) {
  return renderOwnPage(props, async ({ own, token, query, words, inPage, language }) => {
    const shown = await presentOwnRegistration(own)
    const said = wordsOf(language)
    const inWords = (time: string | null) => time && timeInWords(time, said ?? undefined)
    return (
      <OwnSummary
        own={shown}
        words={words}
        inPage={inPage}
        token={token}
        done={OWN_DONE_VALUES.find((one) => one === query.done) ?? null}
        until={inWords(shown.changeUntil)}
        offerUntil={inWords(shown.offerUntil)}
        occasion={await OwnOccasion({ slug: shown.form.slug, words })}
      />
    )
  })
}
