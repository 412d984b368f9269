import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { HttpError } from '@/lib/http/client'

/** Puts the server's complaints under the fields they are about, and the cursor into the first. */
export function showRefusals<Values extends FieldValues>(
  error: Error,
  fields: readonly { name: Path<Values> }[],
  setError: UseFormSetError<Values>,
): void {
  const complaints = error instanceof HttpError ? error.body?.fields : undefined
  const refused = fields.filter(({ name }) => complaints?.[name])
  for (const [index, { name }] of refused.entries()) {
    setError(name, { message: complaints?.[name] }, { shouldFocus: index === 0 })
  }
}
