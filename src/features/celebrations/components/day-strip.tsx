import { paths } from '@/lib/paths'
import type { DayPhase } from '../day-phase'

interface DayStripProps {
  phase: DayPhase
  words: string
}

export function DayStrip({ phase, words }: DayStripProps) {
  return (
    <aside
      aria-label="The celebration"
      className="on-night sticky bottom-0 z-2 border-t border-line bg-night-950 text-text print:hidden"
    >
      <a
        href={paths.live}
        className="wrap flex min-h-12 items-center gap-3 py-2 text-sm font-semibold text-text decoration-gold-400 decoration-2 underline-offset-4 hover:underline"
      >
        {phase === 'during' && (
          <span aria-hidden className="size-2.5 flex-none rounded-[2px] bg-coral-600" />
        )}
        {words}
      </a>
    </aside>
  )
}
