import { type ComponentType, lazy, Suspense } from 'react'
import type { RegistrationControls } from './use-registration'

interface DraftStatusProps {
  controls: RegistrationControls
}

const DraftNotice = lazy<ComponentType<DraftStatusProps>>(() =>
  import('./draft-notice')
    .then(({ DraftNotice }) => ({ default: DraftNotice }))
    // Cut off while loading: what is kept can also be cleared at the end of the form.
    .catch(() => ({ default: () => null })),
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
