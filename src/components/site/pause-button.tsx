import { cx } from '@/components/ui/cx'

interface PauseButtonProps {
  label: string
  isPaused: boolean
  onToggle: () => void
  className?: string
}

/** WCAG 2.2.2: people must be able to pause what moves by itself. */
export function PauseButton({ label, isPaused, onToggle, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className={cx(
        'grid size-11 flex-none cursor-pointer place-items-center rounded-[6px] text-text',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={2.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-5"
      >
        {isPaused ? (
          <path d="M8.500 6.500v11l8.500-5.500z" />
        ) : (
          <path d="M8.500 6v12M15.500 6v12" />
        )}
      </svg>
      <span className="sr-only">
        {isPaused ? 'Play' : 'Pause'} {label}
      </span>
    </button>
  )
}
