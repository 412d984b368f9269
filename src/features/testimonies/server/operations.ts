import 'server-only'
import { cms } from '@/lib/cms'
import { type FormArrival, weighSuspicion } from '@/lib/suspicion/weigh'
import { TESTIMONY_TOKEN_SUBJECT } from '../constants'
import type { TestimonyInput } from '../schema'

/**
 * Stores a testimony. By sending it the author consents to showing it, unless `shownAs` is
 * `nothing`.
 */
export async function submitTestimony(
  input: TestimonyInput,
  arrival: FormArrival,
): Promise<{ id: number }> {
  const texts = [input.name, input.location, input.testimony]
  const { suspicion } = await weighSuspicion({
    subject: TESTIMONY_TOKEN_SUBJECT,
    arrival,
    texts: texts.map((text) => ({ text, mayBeLink: false })),
    answers: texts.length + 1,
    // Home is a cached page, so many visitors get the same form token.
    isPageShared: true,
  })
  const payload = await cms()
  const { id } = await payload.create({
    collection: 'testimonies',
    data: {
      ...input,
      status: 'pending',
      consent: input.shownAs !== 'nothing',
      suspectedAt: suspicion && new Date().toISOString(),
      // Payload's type for JSON fields accepts an object literal, not an interface.
      suspicion: suspicion && { ...suspicion },
    },
    depth: 0,
    overrideAccess: true,
  })
  return { id }
}
