import { redirect } from 'next/navigation'
import { OwnQuestion } from '@/features/registration/own/components/own-question'
import { paths } from '@/lib/paths'
import { type OwnPageProps, ownPageMetadata, renderOwnPage } from '../../own-frame'

export const generateMetadata = ownPageMetadata

export default function ErasePage(props: OwnPageProps) {
  return renderOwnPage(props, async ({ own, token, words, inPage }) => {
    if (own.isErasureAsked) redirect(inPage(paths.own(token)))
    return (
      <OwnQuestion
        heading={words.eraseAsk}
        sentences={[words.eraseText]}
        action={inPage(paths.api.ownErase(token))}
        yes={words.eraseYes}
        no={words.no}
        back={inPage(paths.own(token))}
      />
    )
  })
}
