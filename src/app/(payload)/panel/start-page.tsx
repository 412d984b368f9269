import { Gutter } from '@payloadcms/ui'
import { ContentSearch } from '@/components/panel/content-search'
import { formatManilaMoment } from '@/components/panel/moments'
import { PostButton } from '@/components/panel/press'
import { listCelebrationReminders } from '@/features/celebrations/server/reminders'
import { listHomeReminders } from '@/features/home/server/reminders'
import { getSiteSettings } from '@/features/site/server/data'
import { findAllBrokenLinks } from '@/features/site/server/link-check'
import {
  listDrafts,
  listScheduledChanges,
  MAX_LISTED_DRAFTS,
} from '@/features/site/server/unpublished'
import { countWaitingTestimonies } from '@/features/testimonies/server/waiting'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'
import { ContentLinks, type NavGroup } from './content-links'
import { StartEntry, StartSection } from './start-section'

function Waiting({ count }: { count: number }) {
  return (
    <StartSection id="testimonies-waiting" title="Testimonies" empty="No testimony is waiting.">
      {count > 0 && (
        <StartEntry href={paths.cmsWaiting} label="Read them" isLit>
          {count} {plural('testimony', count)} {count === 1 ? 'is' : 'are'} waiting to be read.
        </StartEntry>
      )}
    </StartSection>
  )
}

export async function StartPage({ navGroups }: { navGroups: NavGroup[] }) {
  const [{ name }, waiting, drafts, scheduled, broken, ...reminders] = await Promise.all([
    getSiteSettings(),
    countWaitingTestimonies(),
    listDrafts(),
    listScheduledChanges(),
    findAllBrokenLinks(),
    listHomeReminders(),
    listCelebrationReminders(),
  ])
  return (
    <Gutter className="panel-start">
      <header>
        <h1 className="panel-start__name">{name}</h1>
        <p className="panel-start__ways">
          <a href={paths.home}>View site</a>
          <a href={paths.portal.dashboard}>Portal: forms, registrations, people</a>
        </p>
      </header>
      <ContentSearch />
      <div className="panel-start__columns">
        <div className="panel-start__sections">
          <StartSection id="next-things" title="Next things" empty="Nothing waits for you.">
            {reminders.flat().map(({ text, label, address, press }) => (
              <StartEntry key={text} href={address} label={label} isLit>
                {text} {press && <PostButton {...press} />}
              </StartEntry>
            ))}
          </StartSection>
          <Waiting count={waiting} />
          <StartSection id="drafts" title="Not published yet" empty="Everything is published.">
            {drafts.map(({ address, name: page, changedAt, changedBy }) => (
              <StartEntry key={address} href={address} label="Open">
                <b>{page}</b>, changed {changedBy && `by ${changedBy} `}on{' '}
                {formatManilaMoment(changedAt)}
              </StartEntry>
            ))}
            {drafts.length >= MAX_LISTED_DRAFTS && (
              <StartEntry href={paths.cmsCollection('pages')} label="Other pages">
                There may be more.
              </StartEntry>
            )}
          </StartSection>
          <StartSection id="scheduled" title="Scheduled" empty="Nothing is scheduled.">
            {scheduled.map(({ address, name: page, type, at }) => (
              <StartEntry key={`${address} ${at}`} href={address} label="Open">
                <b>{page}</b> {type === 'publish' ? 'is published' : 'is taken away'} on{' '}
                {formatManilaMoment(at)} in Manila
              </StartEntry>
            ))}
          </StartSection>
          <StartSection
            id="link-check"
            title="Broken links"
            empty="Every link, document and picture of the site leads somewhere."
          >
            {broken.map(({ place, what, address }) => (
              <StartEntry key={`${place} ${what}`} href={address} label="Mend it" isLit>
                <b>{place}</b> {what}.
              </StartEntry>
            ))}
          </StartSection>
        </div>
        <ContentLinks
          groups={navGroups}
          unpublished={new Set(drafts.map(({ address }) => address))}
        />
      </div>
    </Gutter>
  )
}
