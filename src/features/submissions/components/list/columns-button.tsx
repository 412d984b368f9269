import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ColumnsChoice } from './columns/columns-choice'

// Seldom needed: not part of the list's first screen.
const ColumnsDialog = lazy(() =>
  import('./columns/columns-dialog').then((module) => ({ default: module.ColumnsDialog })),
)

/** Opens what decides which columns the list has, and in which order it is. */
export function ColumnsButton(choice: ColumnsChoice) {
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="px-2.5! max-sm:w-11"
        aria-haspopup="dialog"
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      >
        <Columns3 aria-hidden strokeWidth={1.75} />
        <span className="max-sm:sr-only">Columns</span>
      </Button>
      {isLoaded && (
        <Suspense>
          <ColumnsDialog {...choice} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
