import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import type { RegistrationControls } from './use-registration'

interface DraftStatusProps {
  controls: RegistrationControls
}

// Shows nothing if it cannot be loaded: the draft can also be cleared at the end of the form.
const DraftNotice = lazyWithFallback<DraftStatusProps>(() =>
  import('./draft-notice').then((loaded) => loaded.DraftNotice),
)

/** Loaded only for visitors who return to a form they had begun. */
export function DraftStatus({ controls }: DraftStatusProps) {
  const { restored, cleared } = controls.state
  return (
    // Always rendered, because screen readers do not announce a live region that is inserted with
    // its text.
    <div role="status">
      {(restored || cleared) && (
        <Suspense fallback={null}>
          <DraftNotice controls={controls} />
        </Suspense>
      )}
    </div>
  )
}
