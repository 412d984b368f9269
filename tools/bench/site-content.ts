import { paths } from '@/lib/paths'
import { makeAllBlocks } from '../../tests/support/all-blocks'
import type { PortalClient } from '../../tests/support/portal'

const HOUR_MS = 60 * 60_000

async function idsOf(portal: PortalClient, collection: string, limit: number): Promise<number[]> {
  const found = await portal.get(`/api/cms/${collection}?limit=${limit}&depth=0`)
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  return docs.map(({ id }) => id)
}

export async function publishAllBlocks(portal: PortalClient, form: number): Promise<string> {
  const [photos, [document = 0]] = await Promise.all([
    idsOf(portal, 'media', 8),
    idsOf(portal, 'resources', 1),
  ])
  const blocks = makeAllBlocks({ photos, document, form })
  const data = { title: 'Blocks', lead: 'Each kind.', blocks, _status: 'published' }
  const { doc } = await portal.post<{ doc: { slug: string } }>('/api/cms/pages', data)
  return paths.page(doc.slug)
}

export async function makeCelebrationLive(portal: PortalClient): Promise<void> {
  const home = await (await portal.get('/api/cms/globals/home-page?depth=0')).json()
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const hours = { dateFrom: 'own', startsAt: at(-1), endsAt: at(9), endsAt_tz: 'Asia/Manila' }
  const countdown = { ...home.countdown, ...hours, afterwards: 'thanks' }
  await portal.post('/api/cms/globals/home-page', { countdown, _status: 'published' })
  const live = { isOn: true, address: 'https://youtu.be/aqz-KE-bpKQ' }
  const day = { live, rollCall: { isOpen: true }, _status: 'published' }
  await portal.post('/api/cms/globals/the-day', day)
}
