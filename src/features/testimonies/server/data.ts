import 'server-only'
import { cms } from '@/lib/cms'
import { presentTestimonial } from '../present'
import type { Testimonial } from '../schema'

const MAX_TESTIMONIES = 100

export async function listTestimonials(): Promise<Testimonial[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'testimonies',
    where: { status: { equals: 'published' }, consent: { equals: true } },
    sort: '_order',
    limit: MAX_TESTIMONIES,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(presentTestimonial)
}
