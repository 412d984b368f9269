interface DotsProps {
  label: string
  count: number
  current: number
  onChoose: (index: number) => void
  className?: string
}

const DOT =
  'forced-lit-current relative size-11 cursor-pointer before:absolute before:inset-x-[0.3125rem] before:top-1/2 before:h-[1.125rem] before:-translate-y-1/2 before:rounded-[2px] before:border-[1.5px] before:border-text-2 before:transition-colors before:duration-(--dur-2) hover:before:border-text aria-[current]:before:border-(--dot) aria-[current]:before:bg-(--dot) in-[.on-night]:[--dot:var(--gold-400)] in-[.on-night]:aria-[current]:before:shadow-[var(--glow-gold)] [--dot:var(--text)]'

export function PositionDots({ label, count, current, onChoose, className }: DotsProps) {
  if (count < 2) return null
  const names = Array.from({ length: count }, (_, index) => `${label} ${index + 1} of ${count}`)
  return (
    <fieldset className={className}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-0.5">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            className={DOT}
          >
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
