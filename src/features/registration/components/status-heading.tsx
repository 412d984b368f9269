import type { Ref } from 'react'

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
