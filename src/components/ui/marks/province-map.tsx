import { tiles } from './province-tiles.json'

const PITCH = 15
const SIDE = 12.4
const LEVELS = [0, 2, 1, 0, 2, 1, 3, 1, 0, 2, 1, 0, 2, 1, 3, 1, 0]
const FILLS = [
  'fill-gold-400/30',
  'fill-gold-400/52',
  'fill-gold-400/76',
  'fill-gold-300 drop-shadow-[0_0_4px_rgb(249_185_59/0.8)]',
]

type Tile = (typeof tiles)[number]

interface ProvinceMapProps {
  /** Whether a tile is lit. Without this, all tiles are. */
  isLit?: (tile: Tile) => boolean
  className?: string
}

export function ProvinceMap({ isLit, className }: ProvinceMapProps) {
  const fill = (tile: Tile, index: number) => {
    if (isLit) return isLit(tile) ? 'fill-gold-500' : 'fill-line-2'
    return FILLS[LEVELS[index % LEVELS.length] ?? 0]
  }
  return (
    <svg viewBox="0 0 222.4 357.4" aria-hidden="true" className={className}>
      {tiles.map((tile, index) => (
        <rect
          key={tile.name}
          x={(tile.x - 1) * PITCH}
          y={(tile.y - 1) * PITCH}
          width={SIDE}
          height={SIDE}
          rx={'isProvince' in tile ? SIDE / 2 : 1.6}
          className={fill(tile, index)}
        />
      ))}
    </svg>
  )
}
