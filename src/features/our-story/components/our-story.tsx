import type { ReactNode } from 'react'
import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { Picture } from '@/components/site/picture'
import { paths } from '@/lib/paths'
import type { OurStoryContent } from '../present'
import { Figures } from './figures'
import { YearEntry } from './year-entry'

interface OurStoryProps {
  story: OurStoryContent
  children?: ReactNode
}

export function OurStorySections({ story, children }: OurStoryProps) {
  // When nothing follows the gold block, the link to the next page is inside that block.
  const isLast = story.claims.length > 0 && !story.blocks?.length
  return (
    <>
      <PageHead title={story.heading} lead={story.lead} />
      {story.picture && (
        <div className="h-[clamp(15rem,38vw,34rem)]">
          <Picture picture={story.picture} sizes="100vw" first />
        </div>
      )}
      {story.figures.length > 0 && (
        <section aria-label="In numbers" className="pt-(--section)">
          <Figures figures={story.figures} label="In numbers" columns={3} />
        </section>
      )}
      <section aria-labelledby="timeline" className="py-(--section)">
        <div className="wrap">
          <h2
            id="timeline"
            className="type-display mb-[clamp(2.5rem,5vw,5rem)] text-3xl leading-[0.98]"
          >
            {story.timelineHeading}
          </h2>
          <ol>
            {story.years.map((year) => (
              <YearEntry key={year.id} {...year} />
            ))}
          </ol>
        </div>
      </section>
      {story.claims.length > 0 && (
        <section aria-label="Today" className="on-gold bg-bg py-(--section) text-text">
          <Figures figures={story.claims} label="Today" columns={2} />
          {isLast && <NextStep next={story.next} otherwise={paths.visionMission} isInGold />}
        </section>
      )}
      {children}
      {!isLast && <NextStep next={story.next} otherwise={paths.visionMission} />}
    </>
  )
}
