import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AfterLoad } from '@/components/site/after-load'
import { PhotoPanes } from '@/components/site/photo-panes'
import { Picture } from '@/components/site/picture'
import { NoBreakText } from '@/components/site/unbroken'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import { paths } from '@/lib/paths'
import type { ProvinceDetails, ProvinceSummary } from '../schema'
import { ProvinceFacts, type ProvinceFactsProps } from './province-facts'

interface ProvincePageProps extends ProvinceFactsProps {
  details: ProvinceDetails
  neighbours: [before: ProvinceSummary | null, after: ProvinceSummary | null]
  testimonies: ReactNode
}

const SECTION = 'wrap py-[clamp(2.5rem,5vw,4.5rem)]'
const ARROW = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4.5 flex-none' } as const
const HEADING = 'type-display text-3xl leading-[0.98]'

export function ProvincePage(props: ProvincePageProps) {
  const { place, details, neighbours, testimonies } = props
  const { photos, pastYears, picture } = details
  return (
    <>
      <section className="on-night relative isolate flex min-h-[min(100svh-var(--strip,0px),60rem)] flex-col justify-between overflow-hidden bg-night-900 text-text">
        <div className="wrap grid grow items-end gap-x-(--gap) gap-y-8 pt-[calc(var(--header-h)+clamp(2rem,5vw,4.5rem))] pb-[clamp(2.5rem,5vw,4.5rem)] print:pt-4 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8">
            <a
              href={paths.celebrations}
              className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-text underline decoration-gold-400 decoration-2 underline-offset-5 print:hidden"
            >
              <ArrowLeft {...ARROW} />
              All provinces
            </a>
            <h1 className="type-display mt-3 text-[min(13vw,clamp(3rem,1.6rem+6vw,7rem))] leading-[0.92] tracking-(--track-display) uppercase">
              <NoBreakText text={place.name} />
            </h1>
            <ProvinceFacts {...props} />
          </div>
          <ProvinceMap
            isLit={(tile) => tile.name === place.name}
            className="w-[min(60%,16rem)] justify-self-center print:hidden max-lg:row-start-2 max-lg:hidden lg:col-span-4 lg:w-full lg:max-w-[22rem] lg:justify-self-end"
          />
        </div>
        {picture && (
          <div className="aspect-[21/9] max-h-[32rem] w-full overflow-hidden print:hidden max-md:aspect-3/2">
            <AfterLoad>
              <Picture picture={picture} sizes="100vw" />
            </AfterLoad>
          </div>
        )}
      </section>
      {testimonies}
      {photos.length > 0 && (
        <section aria-labelledby="photos" className={SECTION}>
          <h2 id="photos" className={HEADING}>
            Photos
          </h2>
          <PhotoPanes photos={photos} className="mt-6" />
        </section>
      )}
      {pastYears.length > 0 && (
        <section aria-labelledby="past-years" className={SECTION}>
          <h2 id="past-years" className={HEADING}>
            Past years
          </h2>
          <dl className="mt-6 border-b border-line-2">
            {pastYears.map(({ year, text }) => (
              <div
                key={`${year} ${text}`}
                className="grid gap-x-8 gap-y-1 border-t border-line-2 py-4 sm:grid-cols-[6rem_1fr]"
              >
                <dt className="type-display text-2xl leading-[1.05] tabular-nums">{year}</dt>
                <dd className="max-w-[62ch] text-text-2">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <nav
        aria-label="Other provinces"
        className="wrap flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-6 print:hidden"
      >
        {neighbours.map(
          (neighbour, at) =>
            neighbour && (
              <a
                key={neighbour.slug}
                href={paths.province(neighbour.slug)}
                rel={at === 0 ? 'prev' : 'next'}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4 last:ml-auto"
              >
                {at === 0 && <ArrowLeft {...ARROW} />}
                {neighbour.name}
                {at === 1 && <ArrowRight {...ARROW} />}
              </a>
            ),
        )}
      </nav>
    </>
  )
}
