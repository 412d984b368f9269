import type { Province } from '../schema'

const SWATCH = 'size-3 flex-none rounded-[2px] border'

export function MapLegend({ provinces }: { provinces: Province[] }) {
  const announced = provinces.filter(({ venue }) => venue).length
  return (
    <div className="mt-5 print:hidden grid gap-1.5 text-sm leading-[1.4] text-text-2">
      <p className="flex items-center gap-2.5">
        <span aria-hidden className={`forced-lit border-gold-300 bg-gold-400 ${SWATCH}`} />
        {announced === 0
          ? 'Lit once a venue is announced'
          : `${announced} of ${provinces.length} venues announced`}
      </p>
      <p className="flex items-center gap-2.5">
        <span aria-hidden className={`border-night-400 bg-night-800 ${SWATCH}`} />
        To be announced: choose it for an email
      </p>
    </div>
  )
}
