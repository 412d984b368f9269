import { ContactRound } from 'lucide-react'
import { lazy } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { EventForm } from '@/features/forms/schema'
import { DialogButton } from './dialog-button'

const NameFieldsDialog = lazy(() =>
  import('@/features/forms/list/components/name-fields-dialog').then((module) => ({
    default: module.NameFieldsDialog,
  })),
)

/** Corrects which answers stand as the name in the rows of one form. */
export function NamesButton({ form }: { form: EventForm }) {
  const mayEdit = useCan('forms.write')
  if (!mayEdit) return null
  return (
    <DialogButton
      icon={ContactRound}
      label="Names"
      more={<VisuallyHidden> in the list. Choose</VisuallyHidden>}
      dialog={(state) => <NameFieldsDialog form={form} {...state} />}
    />
  )
}
