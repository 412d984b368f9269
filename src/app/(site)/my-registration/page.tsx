import { ShortPage } from '@/components/site/short-page'
import { LostLinkForm } from '@/features/registration/own/components/lost-form'
import { paths } from '@/lib/paths'
import { languageContextOf, type OwnPageProps, OwnScreen, ownPageMetadata } from './own-frame'

export const generateMetadata = ownPageMetadata

export default async function LostLink({ searchParams }: Pick<OwnPageProps, 'searchParams'>) {
  const query = await searchParams
  const { language, words, inPage } = languageContextOf(query)
  if (query.asked !== undefined) {
    return (
      <OwnScreen language={language}>
        <ShortPage heading={words.lostSentTitle}>
          <p role="status" className="type-lead">
            {words.lostSent}
          </p>
        </ShortPage>
      </OwnScreen>
    )
  }
  return (
    <OwnScreen language={language}>
      <ShortPage heading={words.lostTitle}>
        <p className="type-lead">{words.lostText}</p>
        <LostLinkForm
          action={inPage(paths.api.ownLost)}
          isRefused={query.refused !== undefined}
          words={words}
        />
      </ShortPage>
    </OwnScreen>
  )
}
