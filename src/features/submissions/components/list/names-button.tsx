import { ContactRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { EventForm } from '@/features/forms/schema'

// Seldom needed: not part of the list's first screen.
const NameFieldsDialog = lazy(() =>
  import('@/features/forms/components/list/name-fields-dialog').then((module) => ({
    default: module.NameFieldsDialog,
  })),
)

/** Corrects which answers stand as the name in the rows of one form. */
export function NamesButton({ form }: { form: EventForm }) {
  const mayEdit = useCan('forms.write')
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  if (!mayEdit) return null
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
        <ContactRound aria-hidden strokeWidth={1.75} />
        <span className="max-sm:sr-only">Names</span>
        <VisuallyHidden> in the list. Choose</VisuallyHidden>
      </Button>
      {isLoaded && (
        <Suspense>
          <NameFieldsDialog form={form} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
