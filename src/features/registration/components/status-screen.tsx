import type { ReactNode } from 'react'
import { MAIN_ID } from '@/components/site/frame/skip-link'

/** What stands in the form's place: thanks, loading, not found. */
export function StatusScreen({ children }: { children: ReactNode }) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="wrap grid min-h-[70svh] content-center justify-items-center gap-4 py-12 text-center"
    >
      {children}
    </main>
  )
}
