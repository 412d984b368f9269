import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { ToasterProps } from '@/components/ui/toaster'
import { usePageTouched } from './hooks/use-touched'
import { lazyWithFallback } from './lazy-with-fallback'
import { useTranslation } from './words'

// If loading fails, the messages at the fields and the button still report the result.
const Toaster = lazyWithFallback<ToasterProps>(() =>
  import('@/components/ui/toaster').then((loaded) => loaded.Toaster),
)

export function LazyToaster() {
  const isTouched = usePageTouched()
  const words = useTranslation('sending')
  if (!isTouched) return null
  // Rendered into the body, because a section with `content-visibility` would clip the toaster.
  return createPortal(
    <Suspense fallback={null}>
      <div className="text-sm leading-[1.45]">
        <Toaster isAtTopOfPhones words={words} />
      </div>
    </Suspense>,
    document.body,
  )
}
