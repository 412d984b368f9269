import { CAPITAL } from '../regions'
import type { Province } from '../schema'

const SWATCH = 'size-3 flex-none rounded-[2px] border'

/** Explains lit and dark panes, with the number of each. */
export function MapLegend({ provinces }: { provinces: Province[] }) {
  const all = provinces.filter(({ name }) => name !== CAPITAL)
  const announced = all.filter(({ venue }) => venue).length
  const hasCapital = provinces.some(({ name, venue }) => name === CAPITAL && venue)
  return (
    <div className="mt-5 print:hidden grid gap-1.5 text-sm leading-[1.4] text-text-2">
      <p className="flex items-center gap-2.5">
        <span aria-hidden className={`forced-lit border-gold-300 bg-gold-400 ${SWATCH}`} />
        {announced === 0
          ? `Lit once a venue is announced`
          : `Venue announced: ${announced} of ${all.length} provinces`}
        {hasCapital && ` and ${CAPITAL}`}
      </p>
      <p className="flex items-center gap-2.5">
        <span aria-hidden className={`border-night-400 bg-night-800 ${SWATCH}`} />
        Not set yet: choose it to be told
      </p>
    </div>
  )
}
