import type { PublicField } from '../answers-in-form'

/** Explains how required fields are marked. */
export function RequiredNote({ fields }: { fields: readonly PublicField[] }) {
  if (fields.length === 0) return null
  if (!fields.some(({ isRequired }) => isRequired)) {
    return <p className="text-sm text-text-3">All fields are optional.</p>
  }
  return (
    <p className="text-sm text-text-3">
      Fields marked <span className="font-semibold text-error">*</span> are required.
    </p>
  )
}
