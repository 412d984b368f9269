import { ChevronDown } from 'lucide-react'
import { NoBreak } from '@/components/site/unbroken'
import { paths } from '@/lib/paths'
import { placesInWords, REGIONS } from '../regions'
import type { Province } from '../schema'

const SUMMARY =
  'flex min-h-16 max-[18rem]:flex-wrap cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden'

/** All gatherings as text, for print, the browser's own search, and browsers without script. */
export function GatheringsList({ provinces }: { provinces: Province[] }) {
  if (provinces.length === 0) return null
  return (
    <section aria-labelledby="all-gatherings" className="wrap pb-(--section)">
      <h2 id="all-gatherings" className="type-display text-3xl leading-[0.98]">
        All gatherings
      </h2>
      <div className="mt-6 border-b border-line-2">
        {REGIONS.map((region) => (
          <details key={region} className="group border-t border-line-2">
            <summary className={SUMMARY}>
              <span className="text-lg font-semibold">{region}</span>
              <span className="ml-auto text-sm text-text-3">
                {placesInWords(provinces, region)}
              </span>
              <ChevronDown
                aria-hidden
                strokeWidth={1.75}
                className="size-6 flex-none transition-transform duration-(--dur-2) group-open:rotate-180"
              />
            </summary>
            <ul className="grid gap-x-(--gap) pb-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
              {provinces
                .filter((province) => province.region === region)
                .map((province) => (
                  <Gathering key={province.id} province={province} />
                ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

function Gathering({ province: { slug, name, venue, time } }: { province: Province }) {
  return (
    <li
      id={slug}
      className="scroll-mt-28 border-t border-line py-2.5 text-sm leading-[1.45] text-text-2 target:border-gold-500 target:bg-bg-2"
    >
      <a
        href={paths.province(slug)}
        className="-my-1 block py-1 text-md font-semibold min-[20rem]:whitespace-nowrap text-text decoration-gold-400 decoration-2 underline-offset-3 hover:underline"
      >
        {name}
      </a>
      {venue ? (
        <>
          {[venue.name, venue.address].filter(Boolean).join(', ')}; <NoBreak>{time}</NoBreak>
        </>
      ) : (
        <>
          <a
            href={paths.tellMe(slug)}
            className="inline-block print:hidden py-1 text-link underline underline-offset-3"
          >
            To be announced: email me
            <span className="sr-only"> ({name})</span>
          </a>
          <span className="hidden print:inline">To be announced</span>
        </>
      )}
    </li>
  )
}
