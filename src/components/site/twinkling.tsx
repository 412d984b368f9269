'use client'

import { type ReactNode, useEffect, useRef } from 'react'

const IN_VIEW = 0.4

interface TwinklingProps {
  className?: string
  children: ReactNode
}

export function TwinklingMap({ className, children }: TwinklingProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        element.dataset.twinkling = ''
        observer.disconnect()
      },
      { threshold: IN_VIEW },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={ref} className={className}>
      {children}
    </span>
  )
}
