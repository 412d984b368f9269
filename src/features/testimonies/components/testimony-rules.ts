import * as z from 'zod'
import { type TestimonyInput, testimonySchema } from '../schema'

export type TestimonyErrors = Partial<Record<keyof TestimonyInput, string>>

/** The first message of each field that breaks a rule (Spec §5). */
export function findTestimonyErrors(values: TestimonyInput): TestimonyErrors {
  const { error } = testimonySchema.safeParse(values)
  if (!error) return {}
  const { fieldErrors } = z.flattenError(error)
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, messages]) => [name, messages[0]]),
  )
}
