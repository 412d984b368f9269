import { Suspense } from 'react'
import { lazyWithFallback } from '@/components/site/lazy-with-fallback'
import type { RegistrationControls } from './use-registration'

interface DraftStatusProps {
  controls: RegistrationControls
}

// If the code of `RegistrationDraftNotice` cannot be loaded, nothing is shown. The visitor can
// still clear the answers at the end of the form.
const DraftNotice = lazyWithFallback<DraftStatusProps>(() =>
  import('./draft-notice').then((loaded) => loaded.RegistrationDraftNotice),
)

/**
 * Says that answers were restored or cleared. The code of the message is loaded only when the
 * message is shown.
 */
export function DraftStatus({ controls }: DraftStatusProps) {
  const { restored, cleared } = controls.state
  return (
    // The element is always rendered, because screen readers do not announce a live region that
    // appears together with its text.
    <div role="status">
      {(restored || cleared) && (
        <Suspense fallback={null}>
          <DraftNotice controls={controls} />
        </Suspense>
      )}
    </div>
  )
}
