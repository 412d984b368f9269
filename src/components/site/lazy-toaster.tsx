import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useFirstTouch } from './hooks/use-first-touch'
import { lazyOr } from './lazy-or'

// Cut off while loading: the messages under the fields and by the button still tell.
const Toaster = lazyOr(() => import('@/components/ui/toaster').then((loaded) => loaded.Toaster))

/** Fetched once a visitor starts filling in, so that reading the page alone does not cost it. */
export function LazyToaster() {
  const isTouched = useFirstTouch()
  if (!isTouched) return null
  // On the body: a section that is laid out when it comes near would hold what is fixed.
  return createPortal(
    <Suspense fallback={null}>
      {/* A toast speaks in the size of a message, not of a page. */}
      <div className="text-sm leading-[1.45]">
        <Toaster isAtTopOfPhones />
      </div>
    </Suspense>,
    document.body,
  )
}
