import { REGIONS } from '../regions'
import type { Province } from '../schema'

/** The dialog's content for a browser without script. */
export function GatheringsList({ provinces }: { provinces: Province[] }) {
  return (
    <noscript>
      <div className="wrap grid gap-10 pb-(--section)">
        {REGIONS.map((region) => (
          <section key={region}>
            <h2 className="type-display mb-4 text-2xl">{region}</h2>
            <ul className="grid gap-x-(--gap) gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
              {provinces
                .filter((province) => province.region === region)
                .map(({ id, name, venue, time }) => (
                  <li key={id} className="border-t border-line-2 pt-3">
                    <b>{name}</b>
                    <br />
                    {venue}, {time}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </noscript>
  )
}
