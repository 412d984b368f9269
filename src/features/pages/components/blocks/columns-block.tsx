import { Picture } from '@/components/site/picture'
import { cx } from '@/components/ui/cx'
import type { ResolvedLink } from '@/lib/content/links/shown'
import type { PictureSource } from '@/lib/pictures/pictures'
import { BlockFrame } from './block-frame'

export interface ColumnsBlockColumn {
  id: string
  picture: PictureSource | null
  /** True when no part of the picture may be cut off, as for a QR code. */
  isWhole: boolean
  title: string
  text: string
  link: ResolvedLink | null
}

interface ColumnsBlockProps {
  heading?: string | null
  columns: ColumnsBlockColumn[]
}

const WIDTHS = [
  '',
  'md:grid-cols-1 md:max-w-[40rem]',
  'md:grid-cols-2',
  'md:grid-cols-3',
  'sm:grid-cols-2 lg:grid-cols-4',
]

export const ColumnsBlock = ({ heading, columns }: ColumnsBlockProps) => (
  <BlockFrame heading={heading} isWide>
    <ul className={cx('grid gap-x-(--gap) gap-y-10', WIDTHS[columns.length])}>
      {columns.map(({ id, picture, isWhole, title, text, link }) => (
        <li key={id} className="min-w-0 break-inside-avoid border-t-2 border-text pt-5">
          {picture && (
            <div
              className={cx(
                'mb-4 overflow-hidden rounded-pane bg-bg-2',
                isWhole ? 'max-w-72' : 'aspect-3/2',
              )}
              style={isWhole ? { aspectRatio: `${picture.width} / ${picture.height}` } : undefined}
            >
              <Picture
                picture={picture}
                sizes={
                  isWhole ? '18rem' : '(min-width: 82rem) 40rem, (min-width: 48rem) 45vw, 92vw'
                }
              />
            </div>
          )}
          {title && <h3 className="text-lg leading-[1.3] font-semibold">{title}</h3>}
          {text && (
            <p className="mt-1.5 max-w-(--measure) whitespace-pre-line text-text-2">{text}</p>
          )}
          {link && (
            <a
              href={link.href}
              className="mt-2 inline-flex print:inline min-h-11 items-center font-semibold text-text underline decoration-gold-400 decoration-2 underline-offset-6 hover:decoration-3"
            >
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  </BlockFrame>
)
