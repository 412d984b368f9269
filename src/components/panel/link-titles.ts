'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { titleOfAddress } from '@/lib/content/links/fixed-pages'
import { parseLinkReference } from '@/lib/content/links/link'
import type { OfferedTarget } from '@/lib/content/links/offered'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'

/** The rows that the panel has loaded, by link; null for a deleted row. */
const known = new Map<string, OfferedTarget | null>()
const asked = new Set<string>()
let next: string[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Remembers rows, so that a link to one of them shows its title without another request. */
export function cacheTargets(targets: readonly OfferedTarget[]): void {
  for (const target of targets) known.set(target.link, target)
  for (const listener of listeners) listener()
}

async function askAll(): Promise<void> {
  const links = next
  next = []
  const query = new URLSearchParams({ of: links.join(',') })
  try {
    const { targets } = await requestJson<{ targets: OfferedTarget[] }>(
      `${paths.api.linkTargets}?${query}`,
    )
    for (const link of links) known.set(link, null)
    cacheTargets(targets)
  } catch {
    for (const link of links) asked.delete(link)
  }
}

function ask(link: string): void {
  if (asked.has(link)) return
  asked.add(link)
  if (next.length === 0) setTimeout(askAll)
  next.push(link)
}

/**
 * Returns the linked row: null when it was deleted, undefined for a typed address and until the row
 * is loaded.
 */
export function useLinkTarget(link: unknown): OfferedTarget | null | undefined {
  const reference = parseLinkReference(link) ? String(link) : null
  useEffect(() => {
    if (reference) ask(reference)
  }, [reference])
  const find = () => (reference ? known.get(reference) : undefined)
  return useSyncExternalStore(subscribe, find, find)
}

export function useLinkTitle(link: unknown): string | undefined {
  const target = useLinkTarget(link)
  if (typeof link !== 'string' || !link) return undefined
  return parseLinkReference(link) ? target?.title : titleOfAddress(link)
}
