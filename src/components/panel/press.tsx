'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

interface PressProps {
  label: string
  address: string
  done?: string
}

export function PostButton({
  label,
  address,
  done = 'Published. Visitors see it now.',
}: PressProps) {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    const reply = await fetch(address, { method: 'POST' }).catch(() => null)
    setIsBusy(false)
    if (!reply?.ok) return toast.error('This was not saved. Please try again.')
    toast.success(done)
    refresh()
  }
  return (
    <Button size="small" margin={false} buttonStyle="secondary" disabled={isBusy} onClick={press}>
      {label}
    </Button>
  )
}
