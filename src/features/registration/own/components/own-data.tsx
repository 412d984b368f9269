import { paths } from '@/lib/paths'
import type { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import type { OwnRegistration } from '../schema'

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4'

interface OwnDataProps {
  own: Pick<OwnRegistration, 'isErasureAsked'>
  words: typeof OWN_PAGE_WORDS
  inPage: (path: string) => string
  token: string
}

export const OwnData = ({ own, words, inPage, token }: OwnDataProps) => (
  <section aria-labelledby="your-data" className="grid gap-1">
    <h2 id="your-data" className="text-xl leading-[1.25] font-semibold">
      {words.yourData}
    </h2>
    <p className="text-text-2">{words.yourDataText}</p>
    <p className="flex flex-wrap gap-x-6">
      <a href={paths.api.ownData(token)} download rel="nofollow" className={LINK}>
        {words.asJson}
      </a>
      <a href={`${paths.api.ownData(token)}?as=csv`} download rel="nofollow" className={LINK}>
        {words.asCsv}
      </a>
      {!own.isErasureAsked && (
        <a href={inPage(paths.ownErase(token))} rel="nofollow" className={LINK}>
          {words.erase}
        </a>
      )}
    </p>
  </section>
)
