'use client'

import { useId } from 'react'
import { provincesInWords, REGIONS, type Region } from '../regions'
import type { Province } from '../schema'

interface RegionChoiceProps {
  provinces: Province[]
  region: Region | null
  onChange: (region: Region) => void
}

export function RegionChoice({ provinces, region, onChange }: RegionChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-2">
      <legend className="sr-only">Region</legend>
      {REGIONS.map((each) => (
        <label
          key={each}
          className="group relative grid min-h-11 cursor-pointer content-start gap-0.5 rounded-control border border-control-line bg-surface px-2 py-2.5 text-left has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-pearl-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={region === each}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          <b className="text-sm leading-[1.3] font-semibold">{each}</b>
          <span className="text-xs leading-[1.3] text-text-3 group-has-checked:text-night-200">
            {provincesInWords(provinces, each)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
