'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { paths } from '@/lib/paths'
import type { TESTIMONY_STATUSES } from '../../constants'

type Decision = Exclude<(typeof TESTIMONY_STATUSES)[number], 'pending'>

const DONE: Record<Decision, string> = {
  published: 'Published. It is on the home page now.',
  declined: 'Declined. It stays in the list.',
}
const FAILED = 'This was not saved. Please try again.'

export function TestimonyDecisionButtons({ id, mayBeShown }: { id: number; mayBeShown: boolean }) {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  const decide = async (status: Decision) => {
    setIsBusy(true)
    const reply = await fetch(paths.api.cmsRow('testimonies', id), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    }).catch(() => null)
    setIsBusy(false)
    if (!reply?.ok) {
      const refusal = await reply?.json().catch(() => null)
      toast.error(refusal?.error ?? FAILED)
      return
    }
    toast.success(DONE[status])
    refresh()
  }

  return (
    <span className="panel-decide">
      <Button
        size="small"
        margin={false}
        disabled={isBusy || !mayBeShown}
        tooltip={mayBeShown ? undefined : 'Its owner asked that it is not shown'}
        onClick={() => decide('published')}
      >
        Publish
      </Button>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={isBusy}
        onClick={() => decide('declined')}
      >
        Decline
      </Button>
    </span>
  )
}
