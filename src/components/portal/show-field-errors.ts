import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { HttpError } from '@/lib/http/client'

export function showFieldErrors<Values extends FieldValues>(
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
