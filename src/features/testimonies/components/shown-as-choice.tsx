import { LABEL_CLASSES } from '@/components/site/control-styles'
import { SHOWN_AS_CHOICES } from '../constants'
import type { TestimonyInput } from '../schema'

const WORDS = {
  place: 'Yes, without my name',
  name: 'Yes, with my name',
  nothing: 'No, only the team reads it',
} as const

export const ShownAsChoice = ({ chosen = 'place' }: { chosen?: TestimonyInput['shownAs'] }) => (
  <fieldset className="min-w-0">
    <legend className={LABEL_CLASSES}>
      May we show it? <span className="font-normal text-text-3">optional</span>
    </legend>
    <div className="mt-1 flex flex-wrap gap-x-6">
      {SHOWN_AS_CHOICES.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="radio"
            name="shownAs"
            value={value}
            defaultChecked={value === chosen}
            className="radio-mark"
          />
          {WORDS[value]}
        </label>
      ))}
    </div>
  </fieldset>
)
