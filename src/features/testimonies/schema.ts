import * as z from 'zod'
import type { SuspectedRow } from '@/lib/suspicion/list'
import { SHOWN_AS, TESTIMONY_LIMITS } from './constants'

const { nameMin, locationMin, testimonyMin, lineMax, emailMax, testimonyMax } = TESTIMONY_LIMITS
const tooLong = (max: number) => `Please keep this under ${max} characters`

/** Spec §5. */
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
  /** Absent means `place`: shown without the name. */
  shownAs: z.enum(SHOWN_AS).optional(),
})
export type TestimonyInput = z.infer<typeof testimonySchema>

/** Spec §3. */
export interface Testimonial {
  id: number
  quote: string
  location: string
  name?: string
}

/** What a visitor sent without script, and why it was refused. */
export interface TestimonyAttempt {
  values: Partial<TestimonyInput>
  errors: Partial<Record<keyof TestimonyInput, string>>
  message: string
}

/** Editors do not see such a testimony unless staff release it. */
export type SuspectedTestimony = SuspectedRow & TestimonyInput
