import * as z from 'zod'
import type { SuspectedRow } from '@/lib/suspicion/list'
import { SHOWN_AS, TESTIMONY_LIMITS } from './constants'

const { nameMin, locationMin, testimonyMin, lineMax, emailMax, testimonyMax } = TESTIMONY_LIMITS
const tooLong = (max: number) => `Please keep this under ${max} characters`

/** The rules and messages of Spec §5. */
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

/** Spec §3, Testimonial, with the name of an author who chose to have it shown. */
export interface Testimonial {
  id: number
  quote: string
  location: string
  name?: string
}

/** What a visitor without script typed, and what was wrong with it. */
export interface TestimonyAttempt {
  values: Partial<TestimonyInput>
  /** Message by field name. */
  errors: Partial<Record<keyof TestimonyInput, string>>
  /** The message for the whole form. */
  message: string
}

/** A testimony that editors do not see until staff have decided whether it is spam. */
export type SuspectedTestimony = SuspectedRow & TestimonyInput
