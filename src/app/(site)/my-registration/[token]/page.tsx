import { timeInWords } from '@/features/forms/capacity/time-in-words'
import { OwnSummary } from '@/features/registration/own/components/own-summary'
import { OWN_DONE } from '@/features/registration/own/schema'
import { presentOwn } from '@/features/registration/own/server/present'
import { wordsOf } from '@/lib/words/catalogue'
import { type OwnPageProps, ownMetadata, ownPage } from '../own-frame'
import { OwnOccasion } from '../own-occasion'

export const generateMetadata = ownMetadata

export default function OwnRegistrationPage(props: OwnPageProps) {
  return ownPage(props, async ({ own, token, query, words, inPage, language }) => {
    const shown = await presentOwn(own)
    const said = wordsOf(language)
    const inWords = (time: string | null) => time && timeInWords(time, said ?? undefined)
    return (
      <OwnSummary
        own={shown}
        words={words}
        inPage={inPage}
        token={token}
        done={OWN_DONE.find((one) => one === query.done) ?? null}
        until={inWords(shown.changeUntil)}
        offerUntil={inWords(shown.offerUntil)}
        occasion={await OwnOccasion({ slug: shown.form.slug, words })}
      />
    )
  })
}
