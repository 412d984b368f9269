import type { PublicField } from '../../answers-in-form'

/** What every kind of field gets. */
export interface FieldProps {
  field: PublicField
  /** What to start with: the answers of a refused attempt. */
  draft: string | string[] | undefined
  error: string | undefined
}
