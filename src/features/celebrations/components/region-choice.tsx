'use client'

import { RadioGroup } from 'radix-ui'
import { countProvinces, REGIONS, type Region } from '../regions'
import type { Province } from '../schema'

interface RegionChoiceProps {
  provinces: Province[]
  region: Region | null
  onChange: (region: Region) => void
}

export function RegionChoice({ provinces, region, onChange }: RegionChoiceProps) {
  return (
    <RadioGroup.Root
      aria-label="Region"
      value={region ?? ''}
      onValueChange={(value) => onChange(value as Region)}
      className="grid grid-cols-3 gap-2"
    >
      {REGIONS.map((name) => (
        <RadioGroup.Item
          key={name}
          value={name}
          className="group grid min-h-11 cursor-pointer content-start gap-0.5 rounded-control border border-control-line bg-surface px-2 py-2.5 text-left data-[state=checked]:border-night-900 data-[state=checked]:bg-night-900 data-[state=checked]:text-pearl-50"
        >
          <b className="text-sm leading-[1.3] font-semibold">{name}</b>
          <span className="text-xs leading-[1.3] text-text-3 group-data-[state=checked]:text-night-200">
            {countProvinces(provinces, name)}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
