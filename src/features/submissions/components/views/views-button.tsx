import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

// Seldom needed: not part of the list's first screen.
const ViewsDialog = lazy(() =>
  import('./views-dialog').then((module) => ({ default: module.ViewsDialog })),
)

/** Opens what keeps the list under a name. */
export function ViewsButton() {
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
        <ListFilter aria-hidden strokeWidth={1.75} />
        <span className="max-sm:sr-only">Views</span>
      </Button>
      {isLoaded && (
        <Suspense>
          <ViewsDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
