import { ListFilter } from 'lucide-react'
import { lazy } from 'react'
import { DialogButton } from './dialog-button'

const ViewsDialog = lazy(() =>
  import('../../views/components/views-dialog').then((module) => ({ default: module.ViewsDialog })),
)

/** Opens what keeps the list under a name. */
export const ViewsButton = () => (
  <DialogButton icon={ListFilter} label="Views" dialog={(state) => <ViewsDialog {...state} />} />
)
