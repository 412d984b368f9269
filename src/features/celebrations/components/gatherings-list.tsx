import { ChevronDown } from 'lucide-react'
import { REGIONS } from '../regions'
import type { Province } from '../schema'

/** All provinces under one another: to search, to print, and for a browser without script. */
export function GatheringsList({ provinces }: { provinces: Province[] }) {
  if (provinces.length === 0) return null
  return (
    <details className="group wrap pb-(--section)">
      <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 border-t-2 border-text py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
        All gatherings in one list
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="size-6 flex-none transition-transform duration-(--dur-2) group-open:rotate-180"
        />
      </summary>
      {REGIONS.map((region) => (
        <section key={region} className="pt-6 pb-4">
          <h2 className="type-display mb-4 text-2xl leading-[1.05]">{region}</h2>
          <ul className="grid gap-x-(--gap) gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {provinces
              .filter((province) => province.region === region)
              .map(({ id, name, venue, time }) => (
                <li key={id} className="border-t border-line-2 pt-3 text-sm text-text-2">
                  <b className="block text-md font-semibold text-text">{name}</b>
                  {venue}, {time}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
