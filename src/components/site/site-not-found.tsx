import type { Metadata } from 'next'
import { paths } from '@/lib/paths'
import { buttonStyles } from './control-styles'
import { LitWindow } from './lit-window'

export const NOT_FOUND_METADATA: Metadata = {
  title: '404 Page Not Found',
  robots: { index: false },
}

export function SiteNotFound() {
  return (
    <div className="on-night night-glow relative grid min-h-svh items-end overflow-hidden pt-[calc(var(--header-h)+2rem)] pb-[clamp(3rem,6vw,5rem)] text-text">
      <LitWindow
        unlit="2,2"
        className="absolute top-[calc(var(--header-h)+1.5rem)] right-[clamp(-4rem,4vw,6rem)] w-[min(64vw,30rem,70svh)]"
      />
      <div className="wrap relative">
        <h1 className="type-display max-w-[8ch] text-[clamp(3.25rem,1.2rem+9vw,9rem)] leading-[0.94] tracking-(--track-display)">
          404 Page Not Found
        </h1>
        <p className="type-lead mt-5 max-w-[54ch]">
          This pane is empty. The page may have moved, or the address may have a typo.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={paths.home} className={buttonStyles('primary')}>
            Go to Homepage
          </a>
          <a href={paths.celebrations} className={buttonStyles('line')}>
            See the celebrations
          </a>
        </div>
      </div>
    </div>
  )
}
