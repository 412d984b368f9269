import 'server-only'
import { unstable_cache } from 'next/cache'
import { draftMode } from 'next/headers'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { cms } from '../cms'
import { EVERYTHING_TAG, MEDIA_TAG } from './tags'
import { untilTag } from './until.mjs'

/** Null outside a request (scripts, tests): there Next keeps nothing. */
async function findDraftMode() {
  try {
    return await draftMode()
  } catch (error) {
    if (error instanceof Error && error.message.includes('outside a request')) return null
    throw error
  }
}

/** What an editor sees in the preview: the newest draft, read anew each time. */
export const isPreview = async (): Promise<boolean> => (await findDraftMode())?.isEnabled ?? false

/**
 * A read kept until one of its tags is invalidated. `read` is told whether to answer the newest
 * draft: true only in an editor's preview, which is never kept.
 */
export async function published<T>(
  key: readonly [string, ...string[]],
  tags: string[],
  read: (draft: boolean) => Promise<T>,
): Promise<T> {
  const mode = await findDraftMode()
  if (!mode || mode.isEnabled) return read(mode?.isEnabled ?? false)
  return unstable_cache(() => read(false), [...key], { tags: [...tags, EVERYTHING_TAG] })()
}

/**
 * What is being made is true until the next of these moments only (milliseconds since 1970): a page
 * kept past it is made anew for whoever comes first (runtime/web/next-cache.mjs).
 */
export async function trueUntil(moments: readonly (number | null)[]): Promise<void> {
  const mode = await findDraftMode()
  const ahead = moments.filter((moment) => moment !== null && moment > Date.now())
  if (!mode || mode.isEnabled || ahead.length === 0) return
  const tag = untilTag(Math.min(...(ahead as number[])))
  await unstable_cache(async () => true, [tag], { tags: [tag] })()
}

/** The content of a page, pictures included; its slug is a tag beside `alsoTags`. */
export const readContent = <S extends GlobalSlug>(
  slug: S,
  ...alsoTags: string[]
): Promise<DataFromGlobalSlug<S>> =>
  published([slug], [slug, MEDIA_TAG, ...alsoTags], async (draft) => {
    const payload = await cms()
    return payload.findGlobal({ slug, depth: 2, draft, overrideAccess: true }) as Promise<
      DataFromGlobalSlug<S>
    >
  })
