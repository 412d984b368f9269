import type { GlobalSlug, Payload } from 'payload'
import { celebrations } from './content/celebrations'
import { coreBeliefs } from './content/core-beliefs'
import { coreValues } from './content/core-values'
import { FURTHER_PAGES } from './content/further-pages'
import { merch } from './content/merch'
import { ourStory } from './content/our-story'
import { resourcesPage } from './content/resources'
import { visionMission } from './content/vision-mission'
import type { PictureIds } from './pictures'
import { richText } from './rich-text'

export async function seedContentPages(payload: Payload, pictures: PictureIds): Promise<void> {
  const globals: [GlobalSlug, object][] = [
    ['our-story', ourStory(pictures)],
    ['vision-mission', visionMission(pictures)],
    ['core-values', coreValues(pictures)],
    ['core-beliefs', coreBeliefs(pictures)],
    ['celebrations', celebrations(pictures)],
    ['resources-page', resourcesPage(pictures)],
    ['merch', merch(pictures)],
  ]
  for (const [slug, content] of globals) {
    const found = (await payload.findGlobal({ slug, depth: 0 })) as { heading?: string }
    if (found.heading) continue
    const data = { ...content, _status: 'published' } as never
    await payload.updateGlobal({ slug, data, overrideAccess: true })
  }
  for (const page of FURTHER_PAGES) await seedPage(payload, page)
}

async function seedPage(payload: Payload, page: (typeof FURTHER_PAGES)[number]): Promise<void> {
  const { slug, title, lead, description, text } = page
  const found = await payload.count({ collection: 'pages', where: { slug: { equals: slug } } })
  if (found.totalDocs > 0) return
  await payload.create({
    collection: 'pages',
    data: {
      slug,
      title,
      lead,
      content: richText(text),
      seo: { title, description },
      _status: 'published',
    },
    overrideAccess: true,
  })
}
