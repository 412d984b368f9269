import { tiles } from './province-tiles.json'

const PITCH = 15
const SIDE = 12.4
// How bright each province glows, in turn: even enough to read as one country, uneven enough to live.
const LEVELS = [0, 2, 1, 0, 2, 1, 3, 1, 0, 2, 1, 0, 2, 1, 3, 1, 0]
const FILLS = [
  'fill-gold-400/30',
  'fill-gold-400/52',
  'fill-gold-400/76',
  'fill-gold-300 drop-shadow-[0_0_4px_rgb(249_185_59/0.8)]',
]

/** 82 provinces as 82 panes. Decorative: it carries no information that is not written beside it. */
export function ProvinceMap({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 222.4 357.4" aria-hidden="true" className={className}>
      {tiles.map(({ name, x, y }, index) => (
        <rect
          key={name}
          x={(x - 1) * PITCH}
          y={(y - 1) * PITCH}
          width={SIDE}
          height={SIDE}
          rx="1.6"
          className={FILLS[LEVELS[index % LEVELS.length] ?? 0]}
        />
      ))}
    </svg>
  )
}
