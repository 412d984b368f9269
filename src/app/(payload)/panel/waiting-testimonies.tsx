import type { PayloadRequest } from 'payload'
import { Decide } from '@/features/testimonies/components/panel/decide'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'

/** So many stand above the list; the rest follow as these are decided. */
const SHOWN = 10

const DAY = new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeZone: MINISTRY_TIME_ZONE })

/** Above the list of testimonies: those that wait, the oldest first, with the two answers beside each. */
export async function WaitingTestimonies({ req }: { req: PayloadRequest }) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'testimonies',
    where: { status: { equals: 'pending' } },
    sort: 'createdAt',
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    req,
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
              <p>{quote || testimony}</p>
              <footer>
                {location}, {DAY.format(new Date(createdAt))}.{' '}
                <a href={paths.cmsRow('testimonies', id)}>Open</a>
              </footer>
            </blockquote>
            <Decide id={id} mayBeShown={consent === true} />
          </li>
        ))}
      </ul>
    </section>
  )
}
