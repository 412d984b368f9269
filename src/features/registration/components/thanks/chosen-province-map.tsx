import { ProvinceMap } from '@/components/ui/marks/province-map'
import { tiles } from '@/components/ui/marks/province-tiles.json'

const NAMES = new Set(tiles.map(({ name }) => name))

export function ChosenProvinceMap({ choices }: { choices: readonly string[] }) {
  const place = choices.find((choice) => NAMES.has(choice))
  if (!place) return null
  return (
    <span className="flex items-center gap-5 sm:grid sm:justify-items-center sm:gap-3">
      <ProvinceMap isLit={(tile) => tile.name === place} className="h-36 w-auto sm:h-56" />
      <span className="font-semibold text-text">{place}</span>
    </span>
  )
}
