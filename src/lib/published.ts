import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cms } from './cms'

/** What an editor sees in the preview: the newest draft, read anew each time. */
export const isPreview = async (): Promise<boolean> => (await draftMode()).isEnabled

/**
 * A read kept until one of its tags is invalidated. `read` is told whether to answer the newest
 * draft: true only in an editor's preview, which is never kept.
 */
export async function published<T>(
  key: readonly [string, ...string[]],
  tags: string[],
  read: (draft: boolean) => Promise<T>,
): Promise<T> {
  if (await isPreview()) return read(true)
  return unstable_cache(() => read(false), [...key], { tags })()
}

/** The content of a page, pictures and documents included; its slug is its tag, media's another. */
export const readContent = <S extends GlobalSlug>(slug: S): Promise<DataFromGlobalSlug<S>> =>
  published([slug], [slug, 'media', 'resources'], async (draft) => {
    const payload = await cms()
    return payload.findGlobal({ slug, depth: 2, draft, overrideAccess: true }) as Promise<
      DataFromGlobalSlug<S>
    >
  })
