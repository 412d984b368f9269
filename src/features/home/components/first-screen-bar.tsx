import { ArrowRight } from 'lucide-react'
import { buttonStyles } from '@/components/site/control-styles'
import type { HomeContent } from '../present'

interface FirstScreenBarProps extends Pick<HomeContent, 'firstScreen'> {
  /** The next celebration; null when none has a future date. */
  next: { title: string; date: string } | null
}

const hasButton = ({ firstScreen }: Pick<HomeContent, 'firstScreen'>) =>
  Boolean(firstScreen?.button && firstScreen.buttonAddress)

export const hasFirstScreenBar = (home: Pick<HomeContent, 'firstScreen'>) =>
  Boolean(home.firstScreen?.words) || hasButton(home)

export function FirstScreenBar({ firstScreen, next }: FirstScreenBarProps) {
  if (!hasFirstScreenBar({ firstScreen })) return null
  const { words, button, buttonAddress } = firstScreen ?? {}
  return (
    <div className="on-night border-t border-line bg-night-950 text-text">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3 min-[56rem]:py-4">
        <p className="min-w-0 max-w-[62ch] flex-[1_1_18rem] text-sm leading-[1.4] text-text-2">
          {words}
          {/* On phones the date starts a new line, so that nothing moves when the font is loaded. */}
          {next && (
            <>
              {' '}
              <span className="font-semibold text-gold-200 max-sm:mt-1 max-sm:block">
                {next.title}: <span className="whitespace-nowrap">{next.date}</span>
              </span>
            </>
          )}
        </p>
        {hasButton({ firstScreen }) && (
          <a
            href={buttonAddress ?? ''}
            className={`max-sm:order-first max-sm:w-full ${buttonStyles('primary', 'sm')}`}
          >
            {button}
            <ArrowRight aria-hidden strokeWidth={1.75} className="size-4.5" />
          </a>
        )}
      </div>
    </div>
  )
}
