import { Suspense } from 'react'
import { lazyOr } from '@/components/site/lazy-or'
import type { RegistrationControls } from './use-registration'

interface DraftStatusProps {
  controls: RegistrationControls
}

// Cut off while loading: what is kept can also be cleared at the end of the form.
const DraftNotice = lazyOr<DraftStatusProps>(() =>
  import('./draft-notice').then((loaded) => loaded.DraftNotice),
)

/** Fetched by the few who come back to what they had begun. */
export function DraftStatus({ controls }: DraftStatusProps) {
  const { restored, cleared } = controls.state
  return (
    // Always there: a region that arrives together with its words is not read out.
    <div role="status">
      {(restored || cleared) && (
        <Suspense fallback={null}>
          <DraftNotice controls={controls} />
        </Suspense>
      )}
    </div>
  )
}
