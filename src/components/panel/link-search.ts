'use client'

import { useEffect, useState } from 'react'
import type { OfferedTarget } from '@/lib/content/links/offered'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { cacheTargets } from './link-titles'

const PAUSE_MS = 200

export function useLinkSearch(search: string) {
  const [isWanted, setWanted] = useState(false)
  const [targets, setTargets] = useState<OfferedTarget[]>([])
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const ended = new AbortController()
    const { signal } = ended
    const find = async () => {
      setLoading(true)
      const query = new URLSearchParams({ search: search.trim().slice(0, 100) })
      const path = `${paths.api.linkTargets}?${query}`
      const found = await requestJson<{ targets: OfferedTarget[] }>(path, { signal }).catch(
        () => null,
      )
      if (signal.aborted) return
      setLoading(false)
      if (!found) return
      cacheTargets(found.targets)
      setTargets(found.targets)
    }
    const timer = setTimeout(find, search ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [isWanted, search])
  return { targets, isLoading, load: () => setWanted(true) }
}
