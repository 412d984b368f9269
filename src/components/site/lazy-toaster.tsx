import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useFirstTouch } from './hooks/use-first-touch'
import { lazyOr } from './lazy-or'

// If loading fails, the messages at the fields and the button still say it.
const Toaster = lazyOr(() => import('@/components/ui/toaster').then((loaded) => loaded.Toaster))

/** Loaded once a visitor begins to fill in a form; reading the page does not need it. */
export function LazyToaster() {
  const isTouched = useFirstTouch()
  if (!isTouched) return null
  // In the body, because a section with `content-visibility` would clip a fixed element.
  return createPortal(
    <Suspense fallback={null}>
      {/* Sets the font size of a message rather than the page's. */}
      <div className="text-sm leading-[1.45]">
        <Toaster isAtTopOfPhones />
      </div>
    </Suspense>,
    document.body,
  )
}
