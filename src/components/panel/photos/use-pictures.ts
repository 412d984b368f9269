'use client'

import { useCallback, useEffect, useState } from 'react'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import type { LibraryPicture } from './library-picture'

export function usePictures(ids: readonly number[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, LibraryPicture>>(new Map())
  const read = useCallback(async (wanted: readonly number[]) => {
    const { docs } = await requestJson<{ docs: LibraryPicture[] }>(
      paths.api.cmsPictures(wanted),
    ).catch(() => ({ docs: [] }))
    setKnown((before) => new Map([...before, ...docs.map((each) => [each.id, each] as const)]))
  }, [])
  const missing = ids.filter((id) => !known.has(id)).join()
  useEffect(() => {
    if (missing) void read(missing.split(',').map(Number))
  }, [missing, read])
  return { known, reload: (id: number) => read([id]) }
}
