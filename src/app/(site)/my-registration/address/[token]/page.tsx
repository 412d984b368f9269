import { ShortPage } from '@/components/site/short-page'
import { DeadLink } from '@/features/registration/own/components/dead-link'
import { OwnQuestion } from '@/features/registration/own/components/own-question'
import { readAddressState, readAskedAddress } from '@/features/registration/own/server/address'
import { paths } from '@/lib/paths'
import { fillPlaceholders } from '@/lib/words/fill'
import { setPageStatus } from '@/server/bridge/page-status'
import {
  languageContextOf,
  type OwnPageProps,
  OwnScreen,
  ownPageMetadata,
  UnknownLink,
} from '../../own-frame'

export const generateMetadata = ownPageMetadata

export default async function AddressPage({ params, searchParams }: OwnPageProps) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const reading = languageContextOf(query)
  const { language, words, inPage } = reading
  const asked = readAskedAddress(token)
  if (!asked) return <OwnScreen language={language}>{await UnknownLink(reading)}</OwnScreen>
  const { reference } = asked
  const { state, form } = await readAddressState(asked)
  if (state === 'over') setPageStatus(410)
  return (
    <OwnScreen language={language}>
      {state === 'open' && (
        <OwnQuestion
          heading={words.confirmTitle}
          sentences={[fillPlaceholders(words.confirmText, { reference, form })]}
          action={inPage(paths.api.ownAddress(token))}
          yes={words.confirmYes}
          no={words.confirmNo}
          back={paths.home}
        />
      )}
      {state === 'used' && (
        <ShortPage heading={words.confirmed}>
          <p className="type-lead">{fillPlaceholders(words.confirmedText, { reference })}</p>
        </ShortPage>
      )}
      {state === 'over' && (
        <DeadLink dead="addressOver" reference={null} words={words} inPage={inPage} />
      )}
    </OwnScreen>
  )
}
