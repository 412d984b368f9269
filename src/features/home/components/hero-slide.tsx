import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'

export interface HeroSlideParts {
  id: string
  tint: string | undefined
  words: ReactNode
  picture: ReactNode
}

interface HeroSlideProps {
  slide: HeroSlideParts
  isActive: boolean
  /** False until the slide has been the current or the next one. */
  hasPicture: boolean
  label: string
  pointerProps: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave'>
}

const SHADE =
  "before:absolute before:inset-0 before:z-1 before:mix-blend-multiply before:[background:linear-gradient(to_top,var(--tint)_30%,#fff_54%)] before:content-[''] after:absolute after:inset-0 after:z-1 after:[background:linear-gradient(to_top,rgb(7_10_36)_20%,rgb(7_10_36/.72)_36%,rgb(7_10_36/.2)_50%,rgb(7_10_36/0)_58%),linear-gradient(to_bottom,rgb(7_10_36/.62),rgb(7_10_36/.42)_4rem,rgb(7_10_36/0)_8rem)] after:content-['']"
const WIDE_SHADE =
  'min-[56rem]:before:[background:linear-gradient(to_top,var(--tint)_34%,#fff_68%)] min-[56rem]:after:[background:linear-gradient(to_top,rgb(7_10_36)_13%,rgb(7_10_36/.8)_27%,rgb(7_10_36/.3)_44%,rgb(7_10_36/0)_58%),linear-gradient(to_bottom,rgb(7_10_36/.7),rgb(7_10_36/.5)_4.5rem,rgb(7_10_36/0)_12rem)]'
const WORDS_SHADE =
  "before:absolute before:inset-x-[-50vw] before:top-[calc(var(--header-h)+1.5rem)] before:bottom-0 before:-z-1 before:[background:linear-gradient(to_top,rgb(7_10_36/.76)_52%,rgb(7_10_36/.6)_calc(100%-2.5rem),rgb(7_10_36/0))] before:content-[''] min-[56rem]:before:top-(--header-h) min-[56rem]:before:[background:linear-gradient(to_top,rgb(7_10_36/.7)_30%,rgb(7_10_36/.28)_calc(100%-5rem),rgb(7_10_36/0))]"

export function HeroSlideView({
  slide,
  isActive,
  hasPicture,
  label,
  pointerProps,
}: HeroSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group (ARIA practices)
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-active={isActive || undefined}
      style={{ '--tint': slide.tint ?? '#6B6690' } as CSSProperties}
      className={cx(
        'relative isolate flex items-end bg-night-950 not-noscript:[grid-area:1/1] noscript:visible noscript:opacity-100',
        SHADE,
        WIDE_SHADE,
        isActive
          ? 'opacity-100 transition-opacity duration-(--dur-hero-fade) ease-linear'
          : 'invisible opacity-0 transition-[opacity,visibility] delay-[0s,var(--dur-hero-fade)] duration-[var(--dur-hero-fade),0s] ease-linear',
      )}
    >
      <div className="absolute inset-x-0 -top-[26%] h-full min-[56rem]:-top-[13%] forced-colors:hidden">
        {hasPicture && slide.picture}
      </div>
      <div
        className={cx(
          'wrap relative z-2 pt-[calc(var(--header-h)+1rem)] pb-[clamp(4.5rem,5vw,3.5rem)] min-[56rem]:pt-[calc(var(--header-h)+4rem)] min-[56rem]:pb-[clamp(2.25rem,4vw,3.5rem)]',
          WORDS_SHADE,
          isActive
            ? '*:opacity-100 *:transition-opacity *:delay-[calc(var(--dur-hero-fade)/2)] *:duration-[calc(var(--dur-hero-fade)/2)] *:ease-linear'
            : '*:opacity-0 *:transition-opacity *:duration-(--dur-2) *:ease-linear noscript:*:opacity-100',
        )}
      >
        <div {...pointerProps} className="w-fit">
          {slide.words}
        </div>
      </div>
    </div>
  )
}
