import 'server-only'
import { isLinkAddress } from '../../web-address'
import { titleOfAddress } from './fixed-pages'
import { readReference, referencesIn } from './link'
import type { ResolvedLink } from './shown'
import { findTargets } from './targets'

/** Null for a link that is empty or malformed, or for a reference that visitors cannot open. */
export type ResolveLink = (
  to: string | null | undefined,
  words?: string | null,
) => ResolvedLink | null

/** Looks up all references with one query. */
export async function linkResolver(content: unknown): Promise<ResolveLink> {
  const targets = await findTargets(referencesIn(content))
  return (to, words) => {
    if (!to) return null
    if (!readReference(to)) {
      return isLinkAddress(to) ? { href: to, label: words || titleOfAddress(to) } : null
    }
    const target = targets.get(to)
    return target?.isOpen ? { href: target.href, label: words || target.title } : null
  }
}

/** A reference that visitors cannot open becomes an empty text. */
export function replaceReferences<T>(content: T, resolve: ResolveLink): T {
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
    return typeof value === 'string' && readReference(value) ? (resolve(value)?.href ?? '') : value
  }
  return replaced(content) as T
}

/** Returns the blocks unchanged, because page-blocks.tsx resolves their references. */
export async function withAddresses<T extends object>(page: T): Promise<T> {
  const { blocks, ...fields } = page as T & { blocks?: unknown }
  const shown = replaceReferences(fields, await linkResolver(fields))
  return { ...(shown as T), ...(blocks !== undefined && { blocks }) }
}
