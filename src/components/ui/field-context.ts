import { createContext, use } from 'react'

interface FieldContextValue {
  htmlFor: string
  invalid: boolean
  required: boolean
  describedBy?: string
}

export const FieldContext = createContext<FieldContextValue | null>(null)

export function useFieldControl(id: string | undefined) {
  const field = use(FieldContext)
  if (!field || field.htmlFor !== id) return {}
  return {
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': field.describedBy,
  }
}
