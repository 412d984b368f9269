import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { paths } from '@/lib/paths'
import type { VisionMissionContent } from '../present'
import { WayPane } from './way-pane'

/** Spec §2.3: two statements and three ways of living them. */
export function VisionMission({ page }: { page: VisionMissionContent }) {
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap">
        {page.statements.map(({ id, title, text }) => (
          <section
            key={id}
            className="grid gap-x-(--gap) gap-y-5 border-t-2 border-text py-[clamp(2.5rem,6vw,5.5rem)] lg:grid-cols-12"
          >
            <h2 className="text-lg font-semibold lg:col-span-3 lg:pt-2">{title}</h2>
            <p className="type-display text-2xl leading-[1.12] lg:col-span-9 lg:text-[clamp(2.25rem,1.5rem+1.8vw,3.25rem)]">
              {text}
            </p>
          </section>
        ))}
      </div>
      <section aria-labelledby="ways" className="pt-[clamp(2rem,4vw,4rem)] pb-(--section)">
        <div className="wrap">
          <h2
            id="ways"
            className="type-display mb-[clamp(1.75rem,3vw,3rem)] max-w-[18ch] text-3xl leading-[0.98]"
          >
            {page.waysHeading}
          </h2>
          <ul className="grid gap-(--mullion) min-[56rem]:grid-cols-3">
            {page.ways.map((way) => (
              <WayPane key={way.id} {...way} />
            ))}
          </ul>
        </div>
      </section>
      <NextStep next={page.next} href={paths.coreValues} />
    </>
  )
}
