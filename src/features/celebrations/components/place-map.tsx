'use client'

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { tiles } from '@/components/ui/marks/province-tiles.json'
import { useHydrated } from '@/components/ui/use-hydrated'
import { sitePaths } from '@/lib/site-paths'
import { findNearestPane, type PanePosition } from '../nearest-pane'
import { METRO_MANILA, type Region } from '../regions'
import type { Province } from '../schema'

interface PlaceMapProps {
  provinces: Province[]
  chosen: string | null
  /** The region whose provinces stay bright while all others are dimmed; null dims none. */
  region: Region | null
  onChoose: (province: Province) => void
  className?: string
}

interface Pane extends PanePosition {
  province: Province
}

const COLUMNS = Math.max(...tiles.map(({ x }) => x))
const KEYS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const

const listPanes = (provinces: Province[]): Pane[] =>
  tiles.flatMap(({ name, x, y }) => {
    const province = provinces.find((each) => each.name === name)
    return province ? [{ province, x, y }] : []
  })

/**
 * Keeps the names of panes near the edges inside the map; a centred name would extend beyond it.
 */
const labelPlace = (x: number) =>
  x <= 4 ? 'left-0' : x >= COLUMNS - 3 ? 'right-0' : 'left-1/2 -translate-x-1/2'

const labelOf = ({ name, venue }: Province) =>
  venue ? `${name}: ${venue.name}` : `${name}: venue to be announced`

const PANE =
  'group relative block aspect-square rounded-[14%] border transition-[background-color,box-shadow,scale,opacity] duration-(--dur-2) before:absolute before:-inset-[11%] before:content-[""] hover:z-2 hover:scale-125 focus-visible:z-2 focus-visible:scale-125 focus-visible:outline-offset-1'
const LIT = 'forced-lit border-gold-300 bg-gold-400 shadow-[0_0_0.6em_rgb(249_185_59/0.45)]'
const UNLIT = 'border-night-400 bg-night-800 hover:bg-night-500 focus-visible:bg-night-500'
const CHOSEN =
  'forced-lit z-1 scale-125 border-pearl-0 bg-gold-200 shadow-[0_0_1.2em_0.2em_rgb(249_185_59/0.8)]'
const NAME =
  'pointer-events-none invisible absolute bottom-[calc(100%+0.3rem)] rounded-control bg-pearl-0 px-2 py-1.5 text-xs leading-none font-semibold whitespace-nowrap text-night-950 group-hover:visible group-focus-visible:visible'

/**
 * A map with one pane per province. With script it is a single tab stop, and arrow keys move
 * between the panes.
 */
export function PlaceMap({ provinces, chosen, region, onChoose, className }: PlaceMapProps) {
  const isScripted = useHydrated()
  const list = useRef<HTMLUListElement>(null)
  const [visited, setVisited] = useState<string | null>(null)
  const panes = listPanes(provinces)
  const stops = [visited, chosen, panes[0]?.province.slug]
  const stop = stops.find((slug) => panes.some(({ province }) => province.slug === slug))

  const choose = (event: MouseEvent, province: Province) => {
    // With these keys the browser handles the link, for example opens it in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(province)
  }
  const walk = (event: KeyboardEvent, from: Pane) => {
    const step = KEYS[event.key as keyof typeof KEYS]
    if (!step) return
    event.preventDefault()
    const next = findNearestPane(panes, from, step)
    if (!next) return
    setVisited(next.province.slug)
    list.current?.querySelector<HTMLElement>(`[data-place="${next.province.slug}"]`)?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label="Map of the provinces"
      className={cx('grid print:hidden gap-[clamp(2px,0.9vw,5px)]', className)}
      style={{ gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))` }}
    >
      {panes.map((pane) => {
        const { province, x, y } = pane
        const { slug, name, venue } = province
        const isChosen = slug === chosen
        return (
          <li key={slug} style={{ gridColumn: x, gridRow: y }}>
            <a
              href={`${sitePaths.celebrationsOf(province.region, slug)}#${slug}`}
              data-place={slug}
              aria-current={isChosen || undefined}
              tabIndex={isScripted && slug !== stop ? -1 : undefined}
              onClick={(event) => choose(event, province)}
              onKeyDown={(event) => walk(event, pane)}
              className={cx(
                PANE,
                isChosen ? CHOSEN : venue ? LIT : UNLIT,
                name === METRO_MANILA && 'rounded-full',
                region !== null && region !== province.region && 'opacity-40',
              )}
            >
              <span className="sr-only">{labelOf(province)}</span>
              <span aria-hidden className={cx(NAME, labelPlace(x))}>
                {name}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
