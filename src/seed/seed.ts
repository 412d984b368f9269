import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { SEED } from './content'

/**
 * Puts the public content of a new site in place. What an editor has since made is left alone:
 * each part is filled only while it is empty.
 */
export async function seed(payload: Payload): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (settings.name) return
  const picture = await seedPicture(payload, SEED.registrationPicture)
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { ...SEED.siteSettings, registrationPicture: picture },
    overrideAccess: true,
  })
}

async function seedPicture(payload: Payload, { file, alt }: { file: string; alt: string }) {
  const found = await payload.find({
    collection: 'media',
    where: { alt: { equals: alt } },
    limit: 1,
  })
  if (found.docs[0]) return found.docs[0].id
  const data = await readFile(path.join(process.cwd(), 'media', 'seed', file))
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name: file, mimetype: 'image/webp', size: data.length },
    overrideAccess: true,
  })
  return id
}
