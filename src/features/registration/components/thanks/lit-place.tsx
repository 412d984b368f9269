import { BrandMark } from '@/components/ui/marks/brand-mark'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import { tiles } from '@/components/ui/marks/province-tiles.json'

const NAMES = new Set(tiles.map(({ name }) => name))

/** The pane of the province among what was chosen in the form; without one the mark. */
export function LitPlace({ choices }: { choices: readonly string[] }) {
  const place = choices.find((choice) => NAMES.has(choice))
  if (!place) return <BrandMark className="h-24" />
  return (
    <span className="on-night grid justify-items-center gap-2 rounded-pane bg-night-900 px-6 py-4 text-text">
      <ProvinceMap isLit={(tile) => tile.name === place} className="h-36 w-auto" />
      <span className="text-sm font-semibold">{place}</span>
    </span>
  )
}
