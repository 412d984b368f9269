'use client'

import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { UnlitPanes } from '@/components/ui/marks/unlit-panes'
import type { ChosenPlace } from '../chosen-place'
import type { Province, ProvincesAndToken, RegionDialogTexts, RegionViewerUrls } from '../schema'
import { PlaceMap } from './place-map'
import { PlaceSearch } from './place-search'
import { ProvinceViewer } from './province-viewer'
import { RegionChoice } from './region-choice'
import { RegionFrame } from './region-frame'

interface RegionDialogProps extends ProvincesAndToken {
  chosen: ChosenPlace | null
  onChange: (chosen: ChosenPlace) => void
  onClose: () => void
  texts: RegionDialogTexts
  viewers: RegionViewerUrls
  hasCalendar: boolean
}

function focusRegion(dialog: HTMLElement): void {
  const find = (which: string) => dialog.querySelector<HTMLElement>(`input[type=radio]${which}`)
  const region = find(':checked') ?? find('')
  region?.focus()
}

export function RegionDialog(props: RegionDialogProps) {
  const { chosen, onChange, onClose, texts, viewers, hasCalendar, provinces, formToken } = props
  const opener = useRef<HTMLElement | null>(null)
  const region = chosen?.region ?? null
  const show = (province: Province) =>
    onChange({ region: province.region, province: province.slug })
  return (
    <Dialog.Root open={chosen !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-dialog) grid place-items-center bg-[rgb(7_10_36/0.72)] data-[state=closed]:animate-fade-out">
          <Dialog.Content
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement as HTMLElement | null
              // Focuses the regions and not the search, whose on-screen keyboard would cover the
              // result.
              event.preventDefault()
              focusRegion(event.currentTarget as HTMLElement)
            }}
            onEscapeKeyDown={(event) => {
              // While the list of the search is open, Escape closes only that list.
              const { activeElement } = document
              if (activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              opener.current?.focus()
            }}
            className="relative flex size-full animate-sheet-in flex-col overflow-hidden bg-bg text-text shadow-3 outline-none md:h-[min(48rem,100dvh-2rem)] md:w-[min(72rem,100vw-2rem)] md:rounded-dialog"
          >
            <header className="flex min-h-16 items-center border-b border-line py-3 pr-18 pl-4 md:min-h-20 md:py-4 md:pl-6">
              <Dialog.Title className="type-display text-[1.75rem] leading-[1.05]">
                {texts.title}
              </Dialog.Title>
            </header>
            <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] overflow-y-auto md:grid-cols-[min(23rem,42%)_minmax(0,1fr)] md:grid-rows-1">
              <div className="grid content-start gap-4 border-line p-4 max-md:border-b md:overflow-y-auto md:border-r md:p-5">
                <PlaceSearch provinces={provinces} onChoose={show} />
                <RegionChoice
                  provinces={provinces}
                  region={region}
                  onChange={(name) => onChange({ region: name, province: null })}
                />
                <div className="on-night hidden rounded-pane bg-night-900 p-4 text-text md:block">
                  <PlaceMap
                    provinces={provinces}
                    chosen={chosen?.province ?? null}
                    region={region}
                    onChoose={show}
                    className="mx-auto max-w-[min(15rem,(100dvh-22rem)*0.55)] gap-[3px]"
                  />
                </div>
              </div>
              {region === null ? (
                <div className="grid place-content-center justify-items-center gap-6 p-8">
                  <UnlitPanes />
                  <p className="type-lead max-w-[24ch] text-center text-balance">
                    Choose Luzon, Visayas or Mindanao to see its gatherings.
                  </p>
                </div>
              ) : viewers[region] ? (
                <RegionFrame key={region} region={region} address={viewers[region]} />
              ) : (
                <ProvinceViewer
                  key={region}
                  region={region}
                  provinces={provinces.filter((province) => province.region === region)}
                  chosen={chosen?.province ?? null}
                  onShow={show}
                  hint={texts.hint}
                  hasCalendar={hasCalendar}
                  formToken={formToken}
                />
              )}
            </div>
            <Dialog.Close
              aria-label="Close"
              className="absolute top-2 right-3 grid size-12 cursor-pointer place-items-center rounded-control md:top-4"
            >
              <X aria-hidden strokeWidth={1.75} className="size-5.5" />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
