import type { ReactNode, Ref } from 'react'
import { MAIN_ID } from '@/components/site/frame/skip-link'

export function StatusScreen({ children }: { children: ReactNode }) {
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="wrap grid min-h-[70svh] grid-cols-1 content-center justify-items-center gap-4 py-12 text-center"
    >
      {children}
    </main>
  )
}

interface StatusHeadingProps {
  children: string
  ref: Ref<HTMLHeadingElement> | undefined
}

export function StatusHeading({ children, ref }: StatusHeadingProps) {
  return (
    <h1
      ref={ref}
      tabIndex={-1}
      className="type-display text-4xl leading-[0.94] tracking-(--track-display)"
    >
      {children}
    </h1>
  )
}
