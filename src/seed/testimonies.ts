import type { Payload } from 'payload'
import { TESTIMONIES } from './content/testimonies'

/** Published sample testimonies, one after the other: each is put at the end of the order. */
export async function seedTestimonies(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'testimonies' })
  if (totalDocs > 0) return
  for (const { name, location, quote } of TESTIMONIES) {
    await payload.create({
      collection: 'testimonies',
      data: {
        name,
        location,
        testimony: quote,
        email: 'sample@onename.example',
        consent: true,
        status: 'published',
      },
      overrideAccess: true,
    })
  }
}
