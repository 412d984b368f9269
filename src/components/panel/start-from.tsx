'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { post } from '@/lib/http/client'
import { paths } from '@/lib/paths'

interface StartFromProps {
  pages: { from: string; title: string }[]
}

export function StartFromReadyPage({ pages }: StartFromProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const start = async (from: string) => {
    setBusy(true)
    try {
      const { id } = await post<{ id: number }>(paths.api.startPage, { from })
      router.push(paths.cmsRow('pages', id))
    } catch {
      toast.error('The page could not be made. Please try again.')
      setBusy(false)
    }
  }
  return (
    <div className="panel-choices">
      <span id="panel-start-from">Start from</span>
      <ul aria-labelledby="panel-start-from">
        {pages.map(({ from, title }) => (
          <li key={from}>
            <button type="button" disabled={isBusy} onClick={() => start(from)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
