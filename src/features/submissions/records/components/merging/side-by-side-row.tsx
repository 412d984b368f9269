import { RADIO_CLASSES } from '@/components/ui/radio-cards'
import type { ComparedAnswers } from '../../merge-choice'

interface SideBySideRowProps {
  row: ComparedAnswers
  ids: readonly [number, number]
  chosen: 0 | 1
  onChoose: (side: 0 | 1) => void
}

export function SideBySideRow({ row, ids, chosen, onChoose }: SideBySideRowProps) {
  const { fieldId, label, texts, isSame, canBeTaken } = row
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-3 gap-y-1 border-t border-line py-2.5">
      {/* Floated, because a legend is otherwise not laid out in the grid. */}
      <legend className="float-left col-span-2 w-full text-sm text-text-3 wrap-anywhere">
        {label}
      </legend>
      {isSame ? (
        <p className="col-span-2 whitespace-pre-wrap wrap-anywhere">{texts[0]}</p>
      ) : (
        ([0, 1] as const).map((side) => (
          <label
            key={side}
            className="flex min-h-9 cursor-pointer items-start gap-2 rounded-control border border-line px-2.5 py-1.5 max-md:min-h-11 has-checked:border-action has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:opacity-70"
          >
            <input
              type="radio"
              name={`merge-${fieldId}`}
              className={`mt-0.5 ${RADIO_CLASSES}`}
              aria-label={`${label} of #${ids[side]}: ${texts[side] ?? 'not answered'}`}
              checked={chosen === side}
              disabled={!canBeTaken || texts[side] === null}
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              <span aria-hidden className="block text-sm text-text-3 sm:hidden">
                #{ids[side]}
              </span>
              {texts[side] ?? <span className="text-text-3">N/A</span>}
            </span>
          </label>
        ))
      )}
    </fieldset>
  )
}
