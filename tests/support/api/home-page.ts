import { cms } from '@/lib/cms'
import type { HomePage } from '@/payload-types'

export async function publishCountdownToOwnDate(
  changes: Partial<HomePage['countdown']> = {},
): Promise<void> {
  const payload = await cms()
  const { countdown } = await payload.findGlobal({ slug: 'home-page', depth: 0 })
  await payload.updateGlobal({
    slug: 'home-page',
    data: { countdown: { ...countdown, dateFrom: 'own', ...changes }, _status: 'published' },
  })
}
