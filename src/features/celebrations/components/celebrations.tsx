import type { ReactNode } from 'react'
import { NextStep } from '@/components/site/next-step'
import { PageHead } from '@/components/site/page-head'
import { paths } from '@/lib/paths'
import { celebrationsInDateOrder } from '../nearest-celebration'
import type { CelebrationsContent } from '../present'
import { nextCelebrationDay } from '../schedule'
import type { ProvincesAndToken } from '../schema'
import { EventJsonLd } from './event-json-ld'
import { GatheringsList } from './gatherings-list'
import { MarchCard } from './march-card'
import { NovemberCard } from './november-card'

interface CelebrationsProps extends ProvincesAndToken {
  page: CelebrationsContent
  origin: string
  organiser: string
  children?: ReactNode
}

/** The page with the two celebrations of a year, the nearer one first and larger (Spec §2.3). */
export function CelebrationsView(props: CelebrationsProps) {
  const { page, provinces, formToken, origin, organiser } = props
  const { november, march } = page
  const order = celebrationsInDateOrder(page, Date.now())
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap grid gap-(--mullion) pb-[clamp(2.5rem,5vw,4.5rem)]">
        {order.map((key, at) =>
          key === 'november' ? (
            <NovemberCard key={key} isLater={at > 0} {...{ november, provinces, formToken }} />
          ) : (
            <MarchCard key={key} isLater={at > 0} march={march} />
          ),
        )}
      </div>
      <GatheringsList provinces={provinces} />
      {props.children}
      <NextStep next={page.next} otherwise={paths.testimonyForm} />
      {[november, march].map(({ title, text, schedule, ...card }) => {
        const day = schedule && nextCelebrationDay(schedule, Date.now())
        return (
          day && (
            <EventJsonLd
              key={title}
              {...{ origin, title, text, organiser }}
              schedule={{ ...schedule, date: day }}
              picture={'picture' in card ? card.picture?.src : null}
            />
          )
        )
      })}
    </>
  )
}
