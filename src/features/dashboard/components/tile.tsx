import type { ReactNode } from 'react'
import type { NavEntry } from '@/components/portal/frame/nav-entries'
import { Link } from '@/components/portal/link'

export interface DashboardTileContent {
  figure: ReactNode
  note: ReactNode
  noteHref?: string
  muted?: boolean
}

type TileProps = Pick<NavEntry, 'label' | 'href' | 'icon'> & DashboardTileContent

export const DashboardTile = ({
  label,
  href,
  icon: Icon,
  figure,
  note,
  muted,
  noteHref,
}: TileProps) => (
  <div className="relative grid content-start gap-0.5 rounded-card border border-line bg-surface px-4 py-3.5 text-text shadow-1 transition-colors duration-(--dur-1) hover:border-control-line">
    <Link
      href={href}
      // The `::after` covers the tile, so that this link works on the whole tile except on the
      // note's link.
      className="grid gap-0.5 text-text no-underline after:absolute after:inset-0 after:rounded-card"
    >
      <span className="flex items-center gap-2 font-medium text-text-2">
        <Icon aria-hidden strokeWidth={1.75} className="size-4 flex-none text-text-3" />
        {label}
      </span>
      <span
        className={
          muted
            ? 'flex min-h-8.75 items-center text-[1.0625rem] font-medium text-text-3'
            : 'min-h-8.75 text-[clamp(1.25rem,7vw,1.75rem)] leading-[1.25] font-semibold tracking-[-0.02em] tabular-nums'
        }
      >
        {figure}
      </span>
    </Link>
    <span className="text-sm text-text-3">
      {noteHref ? (
        <Link
          href={noteHref}
          className="relative -my-1 inline-block py-1 text-text-3 no-underline hover:text-text hover:underline max-md:-my-3 max-md:py-3"
        >
          {note}
        </Link>
      ) : (
        note
      )}
    </span>
  </div>
)
