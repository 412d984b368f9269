import { Picture } from '@/components/site/picture'
import type { ShownDocument } from '../schema'

const BARS = [22, 35, 48, 61, 74, 87, 100]

export function DocumentCover({ document }: { document: ShownDocument }) {
  const { cover, coverTitle } = document
  return (
    <div
      aria-hidden
      className="relative print:hidden aspect-3/4 w-full max-w-64 overflow-hidden rounded-[2px_4px_4px_2px] bg-gold-400 text-night-900 shadow-2 forced-colors:border after:absolute after:inset-0 after:shadow-[inset_6px_0_6px_-5px_rgb(255_255_255/0.28)] data-picture:bg-night-900 data-picture:text-pearl-50"
      data-picture={cover ? '' : undefined}
    >
      {cover ? (
        <>
          <Picture picture={cover} sizes="16rem" decorative className="absolute inset-0" />
          <span className="absolute inset-0 bg-linear-to-t from-[rgb(7_10_36/0.92)] to-transparent to-50%" />
        </>
      ) : (
        <div className="absolute inset-[1.25rem_1.125rem_5rem] flex items-end gap-1">
          {BARS.map((height) => (
            <i
              key={height}
              className="flex-1 rounded-[2px] bg-night-900"
              style={{ height: `${height}%` }}
            />
          ))}
        </div>
      )}
      <span className="type-display absolute inset-x-4.5 bottom-4.5 text-[min(1.75rem,12.5vw)] leading-[0.92] tracking-(--track-display) uppercase">
        {coverTitle}
      </span>
    </div>
  )
}
