import { Columns3 } from 'lucide-react'
import { lazy } from 'react'
import { DialogButton } from '../dialog-button'
import type { ColumnsChoice } from './columns-choice'

const ColumnsDialog = lazy(() =>
  import('./columns-dialog').then((module) => ({ default: module.ColumnsDialog })),
)

/** Opens what decides which columns the list has, and in which order it is. */
export const ColumnsButton = (choice: ColumnsChoice) => (
  <DialogButton
    icon={Columns3}
    label="Columns"
    dialog={(state) => <ColumnsDialog {...choice} {...state} />}
  />
)
