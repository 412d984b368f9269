import type { ReactNode } from 'react'
import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { paths } from '@/lib/paths'
import type { VisionMissionContent } from '../present'
import { Statement } from './statement'
import { WayPane } from './way-pane'

interface VisionMissionProps {
  page: VisionMissionContent
  children?: ReactNode
}

export function VisionMission({ page, children }: VisionMissionProps) {
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div>
        {page.statements.map((statement, at) => (
          <Statement key={statement.id} {...statement} isNight={at === 0} />
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
      {children}
      <NextStep next={page.next} otherwise={paths.coreValues} />
    </>
  )
}
