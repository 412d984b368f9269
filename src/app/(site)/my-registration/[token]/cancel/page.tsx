import { redirect } from 'next/navigation'
import { OwnQuestion } from '@/features/registration/own/components/own-question'
import { formNameOf } from '@/features/registration/own/server/present'
import { paths } from '@/lib/paths'
import { fillPlaceholders } from '@/lib/words/fill'
import { type OwnPageProps, ownPageMetadata, renderOwnPage } from '../../own-frame'

export const generateMetadata = ownPageMetadata

export default function CancelPage(props: OwnPageProps) {
  return renderOwnPage(props, async ({ own, token, words, inPage }) => {
    const { seat, people = [] } = own.submission
    const isParty = people.length > 1
    if (seat === 'cancelled') redirect(inPage(paths.own(token)))
    const given =
      seat === 'waiting' ? words.cancelLine : seat ? words.cancelSeat : words.cancelPlain
    return (
      <OwnQuestion
        heading={words.cancelAsk}
        sentences={[fillPlaceholders(given, { form: formNameOf(own) }), words.cancelFinal]}
        action={inPage(paths.api.ownCancel(token))}
        yes={isParty ? words.cancelOne : words.cancelYes}
        also={
          isParty
            ? { action: inPage(paths.api.ownCancelAll(token)), label: words.cancelAll }
            : undefined
        }
        no={words.no}
        back={inPage(paths.own(token))}
      />
    )
  })
}
