import * as z from 'zod'
import type { SuspectedRow } from '@/lib/suspicion/list'
import { SHOWN_AS_CHOICES, TESTIMONY_LIMITS } from './constants'

const { nameMin, locationMin, testimonyMin, lineMax, emailMax, testimonyMax } = TESTIMONY_LIMITS
const tooLong = (max: number) => `Please keep this under ${max} characters`

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
  /**
   * Whether and how the testimony may be shown. Absent means `place`: with the place but without
   * the name.
   */
  shownAs: z.enum(SHOWN_AS_CHOICES).optional(),
})
export type TestimonyInput = z.infer<typeof testimonySchema>

export interface Testimonial {
  id: number
  quote: string
  location: string
  name?: string
}

/** A refused form that was sent without script, stored to show it again with its errors. */
export interface TestimonyAttempt {
  values: Partial<TestimonyInput>
  errors: Partial<Record<keyof TestimonyInput, string>>
  message: string
}

/** A testimony that looks like spam. Editors do not see it until staff release it. */
export type SuspectedTestimony = SuspectedRow & TestimonyInput
