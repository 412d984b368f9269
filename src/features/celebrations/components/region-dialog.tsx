'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { ProvinceMap } from '@/components/ui/marks/province-map'
import type { Region } from '../regions'
import type { DialogTexts, Province, Viewers } from '../schema'
import { ProvinceViewer } from './province-viewer'
import { RegionChoice } from './region-choice'
import { RegionFrame } from './region-frame'

interface RegionDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  region: Region | null
  onRegionChange: (region: Region) => void
  texts: DialogTexts
  viewers: Viewers
  provinces: Province[]
}

/** Regions on the left, the details of the chosen one on the right; a full sheet on phones. */
export function RegionDialog(props: RegionDialogProps) {
  const { isOpen, onOpenChange, region, onRegionChange, texts, viewers, provinces } = props
  const opener = useRef<HTMLElement | null>(null)
  const inRegion = provinces.filter((province) => province.region === region)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-dialog) grid place-items-center bg-[rgb(7_10_36/0.72)] data-[state=closed]:animate-fade-out">
          <Dialog.Content
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement as HTMLElement | null
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              opener.current?.focus()
            }}
            className="relative flex size-full animate-sheet-in flex-col overflow-hidden bg-bg text-text shadow-3 outline-none md:h-[min(46rem,100dvh-2rem)] md:w-[min(66rem,100vw-2rem)] md:rounded-dialog"
          >
            <header className="flex min-h-20 items-center border-b border-line py-4 pr-18 pl-6">
              <Dialog.Title className="type-display text-[1.75rem] leading-[1.05]">
                {texts.title}
              </Dialog.Title>
            </header>
            <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] overflow-y-auto md:grid-cols-[17rem_minmax(0,1fr)] md:grid-rows-1">
              <div className="border-line p-4 max-md:border-b md:overflow-y-auto md:border-r md:p-5">
                <RegionChoice provinces={provinces} region={region} onChange={onRegionChange} />
                <ProvinceMap
                  isLit={(tile) => region === null || tile.region === region}
                  className="mx-auto mt-6 hidden w-44 md:block"
                />
              </div>
              {region === null ? (
                <p className="type-lead grid place-items-center p-8 text-center">
                  Choose Luzon, Visayas or Mindanao to see its gatherings.
                </p>
              ) : viewers[region] ? (
                <RegionFrame key={region} region={region} address={viewers[region]} />
              ) : (
                <ProvinceViewer
                  key={region}
                  region={region}
                  provinces={inRegion}
                  hint={texts.hint}
                />
              )}
            </div>
            {/* Last in the markup, so that opening puts the focus on the regions, not here. */}
            <Dialog.Close
              aria-label="Close"
              className="absolute top-4 right-3 grid size-12 cursor-pointer place-items-center rounded-control"
            >
              <X aria-hidden strokeWidth={1.75} className="size-5.5" />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
