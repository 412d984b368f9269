'use client'

import { useEffect, useId, useState } from 'react'
import type { ContentSearchResult } from '@/lib/content/search'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'

const PAUSE_MS = 250

type Found = ContentSearchResult[] | 'failed' | null

const sayOf = (found: Found, isAsked: boolean): string | null => {
  if (found === 'failed') return 'The search did not work. Please try again.'
  if (!isAsked || found === null) return null
  return found.length === 0 ? 'Nothing says this.' : `${found.length} found`
}

export function ContentSearch() {
  const id = useId()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Found>(null)
  const words = search.trim()
  const isAsked = words.length > 1
  useEffect(() => {
    setFound(null)
    if (words.length < 2) return
    const ended = new AbortController()
    const { signal } = ended
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ search: words })
      const answer = await requestJson<{ places: ContentSearchResult[] }>(
        `${paths.api.contentSearch}?${query}`,
        {
          signal,
        },
      ).catch(() => null)
      if (!signal.aborted) setFound(answer ? answer.places : 'failed')
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [words])
  return (
    <search className="panel-search">
      <label htmlFor={id}>Search all content</label>
      <input
        id={id}
        type="search"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status">{sayOf(found, isAsked)}</p>
      {Array.isArray(found) && found.length > 0 && (
        <ul>
          {found.map(({ place, excerpt, address }) => (
            <li key={`${place} ${address}`}>
              <a href={address}>{place}</a> <span>{excerpt}</span>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
