import { buttonStyles } from '@/components/site/control-styles'

interface RegisterButtonProps {
  label: string
  /** The address that the button opens; null while there is none. */
  address: string | null
  closedLabel: string
  closedText: string
}

/**
 * Links to the registration form or another chosen address; while there is none, a press shows a
 * text about when registration opens.
 */
export function RegisterButton({ label, address, closedLabel, closedText }: RegisterButtonProps) {
  if (address) {
    return (
      <a href={address} className={buttonStyles('primary')}>
        {label}
      </a>
    )
  }
  return (
    <details>
      <summary
        className={`list-none max-sm:w-full [&::-webkit-details-marker]:hidden ${buttonStyles('primary')}`}
      >
        {closedLabel}
      </summary>
      <p className="mt-4 max-w-[42ch] text-text">{closedText}</p>
    </details>
  )
}
