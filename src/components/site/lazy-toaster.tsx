import { Suspense } from 'react'
import { useFirstTouch } from './hooks/use-first-touch'
import { lazyOr } from './lazy-or'

// Cut off while loading: the messages under the fields and by the button still tell.
const Toaster = lazyOr(() => import('@/components/ui/toaster').then((loaded) => loaded.Toaster))

/** Fetched once a visitor starts filling in, so that reading the page alone does not cost it. */
export function LazyToaster() {
  return useFirstTouch() ? (
    <Suspense fallback={null}>
      {/* A toast speaks in the size of a message, not of a page. */}
      <div className="text-sm leading-[1.45]">
        <Toaster isAtTopOfPhones />
      </div>
    </Suspense>
  ) : null
}
