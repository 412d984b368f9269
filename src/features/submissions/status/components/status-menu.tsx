import { Suspense, useState } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import type { Submission } from '../../schema'
import { StatusButton } from './status-button'

const StatusChoice = lazyWithRetries(() =>
  import('./status-choice').then((module) => module.StatusChoice),
)

export function StatusMenu({ submission }: { submission: Submission }) {
  const [pressed, setPressed] = useState<{ byKey: boolean } | null>(null)
  // `detail` is the number of clicks of a mouse, and 0 when a key has pressed the button.
  const press = (
    <StatusButton
      submission={submission}
      aria-expanded={false}
      onClick={({ detail }) => setPressed({ byKey: detail === 0 })}
    />
  )
  if (!pressed) return press
  return (
    <Suspense fallback={press}>
      <StatusChoice submission={submission} isFirstFocused={pressed.byKey} />
    </Suspense>
  )
}
