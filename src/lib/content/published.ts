import 'server-only'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cache } from 'react'
import { can } from '../access'
import { cms } from '../cms'
import { findActor } from '../http/route'
import { withLinkAddresses } from './links/resolve'
import { hasPreviewCookie, pageHeaders } from './page-request'

const maySeeDrafts = async (of: Headers): Promise<boolean> =>
  can(await findActor(of), 'content.write')

/**
 * True when an editor asks for the preview. The cookie alone does not prove that, because it is the
 * same for everybody and outlives a session.
 */
export const isEditorPreview = cache(
  async (): Promise<boolean> => (await hasPreviewCookie()) && maySeeDrafts(await pageHeaders()),
)

const readGlobal = cache(async (slug: GlobalSlug) => {
  const payload = await cms()
  const call = { slug, depth: 2, draft: await isEditorPreview(), overrideAccess: true } as const
  return withLinkAddresses(await payload.findGlobal(call))
})

/**
 * Returns a global with its pictures and the addresses of its links. It is read once per rendered
 * page.
 */
export const readContent = <S extends GlobalSlug>(slug: S) =>
  readGlobal(slug) as Promise<DataFromGlobalSlug<S>>
