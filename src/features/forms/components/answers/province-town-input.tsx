import { useState } from 'react'
import { Input, NativeSelect } from '@/components/ui/input'
import { FORM_LIMITS } from '../../limits'
import { joinTownAndProvince, splitTownAndProvince, type TownAndProvince } from '../../places/place'
import { PROVINCE_NAMES } from '../../places/provinces'

interface PlaceInputProps {
  id: string
  value: string | string[]
  onChange: (value: string) => void
}

export function ProvinceTownInput({ id, value, onChange }: PlaceInputProps) {
  const stored = splitTownAndProvince(String(value))
  const [typed, setTyped] = useState(stored)
  // Keeps the text as typed as long as it means the stored answer. A stored answer has no space at
  // its end, but a typed space must stay until the next word is typed.
  const place = joinTownAndProvince(typed) === joinTownAndProvince(stored) ? typed : stored
  const change = (part: Partial<TownAndProvince>) => {
    setTyped({ ...place, ...part })
    onChange(joinTownAndProvince({ ...place, ...part }))
  }
  const names = [...new Set([...PROVINCE_NAMES, place.province])].filter(Boolean)
  return (
    <div className="grid gap-1.5 sm:grid-cols-2">
      <NativeSelect
        id={id}
        value={place.province}
        onChange={({ target }) => change({ province: target.value })}
      >
        <option value="">Province</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
      <Input
        aria-label="Town or city"
        placeholder="Town or city"
        autoComplete="off"
        maxLength={FORM_LIMITS.town}
        value={place.town}
        onChange={({ target }) => change({ town: target.value })}
      />
    </div>
  )
}
