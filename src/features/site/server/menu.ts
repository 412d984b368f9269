import 'server-only'
import type { StaffActor } from '@/lib/access'
import { cms } from '@/lib/cms'
import { formatLinkReference } from '@/lib/content/links/link'
import { publishGlobalChange } from '@/lib/content/publish-change'
import { AppError } from '@/lib/errors'
import type { SiteSetting } from '@/payload-types'
import { SITE_SETTINGS_SLUG } from '../constants'

type Entries = NonNullable<SiteSetting['menu']['entries']>

const linkTo = (id: number) => formatLinkReference({ kind: 'page', id })

const holds = (entries: Entries, to: string): boolean =>
  entries.some(
    (entry) => entry.to === to || ('items' in entry && entry.items?.some((one) => one.to === to)),
  )

const withLink = (entries: Entries, to: string): Entries =>
  holds(entries, to) ? entries : [...entries, { blockType: 'link', to }]

/** True when the menu in the newest draft of the settings links to the page. */
export async function isPageInMenu(id: number): Promise<boolean> {
  const payload = await cms()
  const call = { slug: SITE_SETTINGS_SLUG, depth: 0, draft: true, overrideAccess: true } as const
  return holds((await payload.findGlobal(call)).menu.entries ?? [], linkTo(id))
}

/**
 * Publishes the menu with a link to the page. Visitors see the link once the page itself is
 * published. Throws `route.not_found`.
 */
export async function addPageToMenu(id: number, actor: Pick<StaffActor, 'id'>): Promise<void> {
  const payload = await cms()
  const { totalDocs } = await payload.count({ collection: 'pages', where: { id: { equals: id } } })
  if (totalDocs === 0) throw new AppError('route.not_found')
  await publishGlobalChange(SITE_SETTINGS_SLUG, actor, ({ menu }) => ({
    menu: { ...menu, entries: withLink(menu.entries ?? [], linkTo(id)) },
  }))
}
