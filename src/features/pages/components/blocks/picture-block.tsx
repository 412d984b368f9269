import { Picture } from '@/components/site/picture'
import { cx } from '@/components/ui/cx'
import type { PictureSource } from '@/lib/pictures/pictures'
import type { PictureBlock as Row } from '@/payload-types'
import { BLOCK_CLASS, BlockFrame } from './block-frame'

interface PictureBlockProps extends Pick<Row, 'size' | 'caption'> {
  picture: PictureSource
}

const SIZES = {
  text: '(min-width: 82rem) 54rem, (min-width: 64rem) 62vw, 92vw',
  wide: '(min-width: 82rem) 82rem, 92vw',
  full: '100vw',
  whole: '(min-width: 82rem) 54rem, (min-width: 64rem) 62vw, 92vw',
} as const

const CAPTION = 'mt-2.5 block max-w-[60ch] text-sm leading-[1.45] text-text-3'

export function PictureBlock({ picture, caption, size }: PictureBlockProps) {
  const { width, height } = picture
  const isWhole = size === 'whole'
  const figure = (
    <figure>
      <div
        className={cx(
          'overflow-hidden bg-bg-2',
          size === 'full'
            ? 'h-[clamp(15rem,44vw,40rem)]'
            : isWhole
              ? 'max-w-[34rem] rounded-pane'
              : 'rounded-pane',
          size === 'text' && 'aspect-3/2',
          size === 'wide' && 'aspect-3/2 md:aspect-video',
        )}
        style={isWhole ? { aspectRatio: `${width} / ${height}` } : undefined}
      >
        <Picture picture={picture} sizes={SIZES[size]} />
      </div>
      {caption && (
        <figcaption className={cx(size === 'full' && 'wrap')}>
          <span className={CAPTION}>{caption}</span>
        </figcaption>
      )}
    </figure>
  )
  if (size === 'full') return <section className={BLOCK_CLASS}>{figure}</section>
  return <BlockFrame isWide={size === 'wide'}>{figure}</BlockFrame>
}
