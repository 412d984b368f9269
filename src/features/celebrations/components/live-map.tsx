'use client'

import { useEffect, useState } from 'react'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import { readRollCall } from '../client'

interface LiveMapProps {
  places: readonly { slug: string; name: string }[]
  /** Slugs of the provinces that had reported when the page was rendered. */
  reported: readonly string[]
}

const ASK_MS = 20_000

export function LiveMap({ places, reported }: LiveMapProps) {
  const [lit, setLit] = useState(reported)
  useEffect(() => setLit(reported), [reported])
  useEffect(() => {
    const timer = setInterval(async () => {
      if (document.hidden) return
      const answer = await readRollCall().catch(() => null)
      if (answer) setLit(answer.reported)
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [])
  const names = new Set(places.filter(({ slug }) => lit.includes(slug)).map(({ name }) => name))
  return (
    <figure>
      <ProvinceMap
        isLit={({ name }) => names.has(name)}
        className="mx-auto block h-auto w-full max-w-[16rem] print:hidden"
      />
      <figcaption className="mt-4 text-center font-semibold">
        <span role="status">
          {lit.length} of {places.length} places have reported
        </span>
      </figcaption>
      {names.size > 0 && (
        <p className="mt-1 max-h-32 overflow-y-auto text-center text-sm text-text-2">
          {[...names].join(', ')}
        </p>
      )}
    </figure>
  )
}
