import type { Payload } from 'payload'
import { seedDocuments, seedProvinces, seedTestimonies } from './collections'
import { SAMPLE_SITE_SETTINGS } from './content/site-settings'
import { seedContentPages } from './content-pages'
import { seedHome } from './home'
import { seedPictures } from './pictures'

/**
 * Writes the first content of a new site, unless the site has content. The site settings are
 * written last, because a name in them marks the content as complete.
 */
export async function seed(payload: Payload): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (settings.name) return
  const pictures = await seedPictures(payload)
  await seedHome(payload, pictures)
  await seedTestimonies(payload)
  await seedContentPages(payload, pictures)
  await seedProvinces(payload, pictures)
  await seedDocuments(payload, pictures)
  await payload.updateGlobal({
    slug: 'site-settings',
    data: {
      ...SAMPLE_SITE_SETTINGS,
      registrationPicture: pictures['hero-acceptable-worship'],
      sharePicture: pictures['og-card'],
    },
    overrideAccess: true,
  })
}
