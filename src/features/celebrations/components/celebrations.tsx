import { PageHead } from '@/components/site/page-head'
import { Picture } from '@/components/site/picture'
import { Twinkling } from '@/components/site/twinkling'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import type { CelebrationsContent } from '../present'
import type { Province } from '../schema'
import { CelebrationCard } from './celebration-card'
import { EventJsonLd } from './event-json-ld'
import { GatheringsList } from './gatherings-list'
import { RegionButton } from './region-button'
import { RegisterButton } from './register-button'

interface CelebrationsProps {
  page: CelebrationsContent
  provinces: Province[]
  /** PUBLIC_URL; may be empty. */
  origin: string
  /** Name of the movement. */
  organiser: string
}

const SHADE = 'absolute inset-0 -z-10 bg-linear-to-t'

/** Spec §2.3: the two celebrations of a year. */
export function Celebrations({ page, provinces, origin, organiser }: CelebrationsProps) {
  const { november, march } = page
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} />
      <div className="wrap grid gap-(--mullion) pb-[clamp(2.5rem,5vw,4.5rem)] min-[56rem]:grid-cols-2">
        <CelebrationCard
          {...november}
          celebration="november"
          backdrop={
            <>
              <span className="absolute inset-0 -z-30 bg-[radial-gradient(30rem_26rem_at_74%_26%,#2a3286_0,rgb(42_50_134/0)_70%)]" />
              <Twinkling className="absolute top-6 right-[clamp(0rem,3vw,2.5rem)] -z-20 w-[min(54%,22rem)]">
                <ProvinceMap className="block h-auto w-full" />
              </Twinkling>
              <span
                className={`${SHADE} from-[rgb(13_17_54/0.97)] from-24% via-[rgb(13_17_54/0.66)] via-52% to-transparent to-78%`}
              />
            </>
          }
        >
          <RegionButton
            label={november.button}
            texts={november.dialog}
            viewers={november.viewers}
            provinces={provinces}
          />
        </CelebrationCard>
        <CelebrationCard
          {...march}
          celebration="march"
          backdrop={
            <>
              {march.picture && (
                <Picture
                  picture={march.picture}
                  sizes="(min-width: 56rem) 50vw, 100vw"
                  decorative
                  className="absolute inset-0 -z-20"
                />
              )}
              <span
                className={`${SHADE} from-[rgb(7_10_36/0.97)] from-20% via-[rgb(7_10_36/0.8)] via-46% to-[rgb(7_10_36/0.08)] to-80%`}
              />
            </>
          }
        >
          <RegisterButton
            label={march.button}
            address={march.registration}
            closedText={march.closedText}
          />
        </CelebrationCard>
      </div>
      <GatheringsList provinces={provinces} />
      {[november, march].map(
        ({ title, text, schedule, ...card }) =>
          schedule && (
            <EventJsonLd
              key={title}
              {...{ origin, title, text, schedule, organiser }}
              picture={'picture' in card ? card.picture?.src : null}
            />
          ),
      )}
    </>
  )
}
