import 'server-only'
import { isLinkAddress } from '../../web-address'
import { titleOfAddress } from './fixed-pages'
import { linkReferencesIn, parseLinkReference } from './link'
import type { ResolvedLink } from './shown'
import { findLinkTargets } from './targets'

/**
 * Returns a link's address and label. Returns null for a link that is empty or malformed, or that
 * refers to what visitors cannot open.
 */
export type ResolveLink = (
  to: string | null | undefined,
  words?: string | null,
) => ResolvedLink | null

/**
 * Returns a function that resolves the links in `content`, whose references are all looked up with
 * one query.
 */
export async function createLinkResolver(content: unknown): Promise<ResolveLink> {
  const targets = await findLinkTargets(linkReferencesIn(content))
  return (to, words) => {
    if (!to) return null
    if (!parseLinkReference(to)) {
      return isLinkAddress(to) ? { href: to, label: words || titleOfAddress(to) } : null
    }
    const target = targets.get(to)
    return target?.isOpen ? { href: target.href, label: words || target.title } : null
  }
}

/**
 * Replaces references by addresses. A reference to what visitors cannot open becomes an empty text.
 * An object with `to` but without the text `link` gets the target's title as `link`.
 */
export function replaceLinkReferences<T>(content: T, resolve: ResolveLink): T {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value === 'object' && value !== null) {
      const row = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, replaced(each)]),
      )
      const { to, link } = value as { to?: unknown; link?: unknown }
      if (typeof to !== 'string' || link) return row
      return { ...row, link: resolve(to)?.label ?? '' }
    }
    return typeof value === 'string' && parseLinkReference(value)
      ? (resolve(value)?.href ?? '')
      : value
  }
  return replaced(content) as T
}

/**
 * Replaces the references of a page by addresses, except in its blocks, which page-blocks.tsx
 * resolves.
 */
export async function withLinkAddresses<T extends object>(page: T): Promise<T> {
  const { blocks, ...fields } = page as T & { blocks?: unknown }
  const shown = replaceLinkReferences(fields, await createLinkResolver(fields))
  return { ...(shown as T), ...(blocks !== undefined && { blocks }) }
}
