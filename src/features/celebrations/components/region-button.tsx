'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { type Region, readRegionQuery } from '../regions'
import type { DialogTexts, Province, Viewers } from '../schema'

const loadDialog = () => import('./region-dialog')
/** Comes with the first press: the page itself needs none of it. */
const RegionDialog = dynamic(() => loadDialog().then((module) => module.RegionDialog), {
  ssr: false,
})

interface RegionButtonProps {
  label: string
  texts: DialogTexts
  viewers: Viewers
  provinces: Province[]
}

/** Opens the region dialog; so does the address, `?region=` or `?open=true` (Spec §2.3). */
export function RegionButton({ label, ...dialog }: RegionButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [region, setRegion] = useState<Region | null>(null)

  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  useEffect(() => {
    const asked = readRegionQuery(new URLSearchParams(location.search))
    if (!asked) return
    setRegion(asked.region)
    setOpen(true)
    setWasOpen(true)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonStyles('primary')}
        onClick={open}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {label}
      </button>
      {wasOpen && (
        <RegionDialog
          {...dialog}
          isOpen={isOpen}
          onOpenChange={setOpen}
          region={region}
          onRegionChange={setRegion}
        />
      )}
    </>
  )
}
