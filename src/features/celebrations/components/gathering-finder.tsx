'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { sitePaths } from '@/lib/site-paths'
import type { Province, ProvincesAndToken, RegionDialogTexts, RegionViewerUrls } from '../schema'
import { MapLegend } from './map-legend'
import { PlaceMap } from './place-map'
import { PlaceSearch } from './place-search'
import { useChosenPlace } from './use-chosen-place'

const loadDialog = () => import('./region-dialog')
const RegionDialog = dynamic(() => loadDialog().then((module) => module.RegionDialog), {
  ssr: false,
})

interface GatheringFinderProps extends ProvincesAndToken {
  label: string
  texts: RegionDialogTexts
  viewers: RegionViewerUrls
  hasCalendar: boolean
  words: ReactNode
  actions: ReactNode
}

export function GatheringFinder(props: GatheringFinderProps) {
  const { label, words, actions, ...dialog } = props
  const { provinces } = dialog
  const { chosen, open, change, close } = useChosenPlace(provinces)
  const [wasOpen, setWasOpen] = useState(false)
  if (chosen && !wasOpen) setWasOpen(true)
  const show = ({ region, slug }: Province) => open({ region, province: slug })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only fetches ahead what a press will need
    <div
      className="grid grid-cols-1 print:block gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-7 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_auto_1fr] lg:grid-cols-[minmax(0,1fr)_26rem]"
      onPointerEnter={loadDialog}
      onFocus={loadDialog}
    >
      <div className="md:col-start-1">{words}</div>
      <div className="max-w-[30rem] md:col-start-1">
        <PlaceSearch provinces={provinces} onChoose={show} />
      </div>
      <div className="md:col-start-2 md:row-span-3 md:row-start-1">
        <PlaceMap
          provinces={provinces}
          chosen={chosen?.province ?? null}
          region={null}
          onChoose={show}
        />
        <MapLegend provinces={provinces} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 self-start max-sm:*:w-full md:col-start-1">
        {/* The button is in a form, so that it works before the script has loaded. */}
        <form
          action={sitePaths.celebrations}
          onSubmit={(event) => {
            event.preventDefault()
            open({ region: null, province: null })
          }}
        >
          <input type="hidden" name="open" value="true" />
          <button
            type="submit"
            aria-haspopup="dialog"
            className={`max-sm:w-full ${buttonStyles('primary')}`}
          >
            {label}
          </button>
        </form>
        {actions}
      </div>
      {wasOpen && <RegionDialog {...dialog} chosen={chosen} onChange={change} onClose={close} />}
    </div>
  )
}
