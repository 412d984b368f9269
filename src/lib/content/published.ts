import 'server-only'
import { draftMode } from 'next/headers'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cache } from 'react'
import { cms } from '../cms'

/** True in an editor's preview, which shows the newest draft. False outside a request, in scripts. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    if (error instanceof Error && error.message.includes('outside a request')) return false
    throw error
  }
}

const readGlobal = cache(async (slug: GlobalSlug) => {
  const payload = await cms()
  return payload.findGlobal({ slug, depth: 2, draft: await isPreview(), overrideAccess: true })
})

/** The content of a page, pictures included; read once while a page is rendered. */
export const readContent = <S extends GlobalSlug>(slug: S) =>
  readGlobal(slug) as Promise<DataFromGlobalSlug<S>>
