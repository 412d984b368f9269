import type { Payload } from 'payload'
import { formatManilaDay } from '@/components/panel/moments'
import { TestimonyDecisionButtons } from '@/features/testimonies/components/panel/testimony-decision-buttons'
import { PENDING_TESTIMONIES_WHERE } from '@/features/testimonies/server/waiting'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'

const SHOWN = 10

export async function WaitingTestimonies({ payload }: { payload: Payload }) {
  // No permission check and no line in the audit log here: Payload's list below this has both.
  const { docs, totalDocs } = await payload.find({
    collection: 'testimonies',
    where: PENDING_TESTIMONIES_WHERE,
    sort: 'createdAt',
    limit: SHOWN,
    depth: 0,
    overrideAccess: true,
  })
  if (totalDocs === 0) return null
  return (
    <section aria-labelledby="waiting" className="panel-start__section panel-waiting">
      <h2 id="waiting">
        {totalDocs} {plural('testimony', totalDocs)} {totalDocs === 1 ? 'waits' : 'wait'} to be read
      </h2>
      <ul>
        {docs.map(({ id, testimony, quote, location, createdAt, consent }) => (
          <li key={id} className="panel-start__lit">
            <blockquote>
              <p className="panel-waiting__words">{quote || testimony}</p>
              <footer>
                {location}, {formatManilaDay(createdAt)}.{' '}
                <a href={paths.cmsRow('testimonies', id)}>Open</a>
              </footer>
            </blockquote>
            <TestimonyDecisionButtons id={id} mayBeShown={consent === true} />
          </li>
        ))}
      </ul>
    </section>
  )
}
