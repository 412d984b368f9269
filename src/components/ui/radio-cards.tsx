import { type ReactNode, useId } from 'react'

export const RADIO_CLASSES =
  'size-4.5 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-control-line bg-surface outline-none checked:border-5 checked:border-action disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto'

interface RadioCardsProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  hint?: ReactNode
}

export function RadioCards<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  hint,
}: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-11 cursor-pointer grid-cols-[1.125rem_minmax(0,1fr)] items-center gap-x-3 rounded-[9px] border border-control-line px-3 py-2 font-semibold hover:bg-hover has-checked:border-action has-checked:shadow-[inset_0_0_0_1px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className={RADIO_CLASSES}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p aria-live="polite" className="mt-2 text-sm text-text-3">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
