import * as z from 'zod'
import { TESTIMONY_LIMITS } from './constants'

const { nameMin, locationMin, testimonyMin, lineMax, emailMax, testimonyMax } = TESTIMONY_LIMITS
const tooLong = (max: number) => `Please keep this under ${max} characters`

/** Spec §5, to the letter. */
export const testimonySchema = z.object({
  name: z
    .string()
    .trim()
    .min(nameMin, `Name must be at least ${nameMin} characters`)
    .max(lineMax, tooLong(lineMax)),
  email: z.string().trim().max(emailMax, tooLong(emailMax)).pipe(z.email('Invalid email address')),
  location: z
    .string()
    .trim()
    .min(locationMin, `Location must be at least ${locationMin} characters`)
    .max(lineMax, tooLong(lineMax)),
  testimony: z
    .string()
    .trim()
    .min(testimonyMin, `Testimony must be at least ${testimonyMin} characters`)
    .max(testimonyMax, tooLong(testimonyMax)),
})
export type TestimonyInput = z.infer<typeof testimonySchema>

/** Spec §3, Testimonial. Neither name nor address of who wrote it. */
export interface Testimonial {
  id: number
  quote: string
  location: string
}

/** What a visitor without script had typed, and what was wrong with it. */
export interface TestimonyAttempt {
  values: Partial<TestimonyInput>
  /** Message by field name. */
  errors: Partial<Record<keyof TestimonyInput, string>>
  /** The sentence for the whole form. */
  message: string
}
