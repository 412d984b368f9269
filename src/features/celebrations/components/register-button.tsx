import { buttonStyles } from '@/components/site/control-styles'

interface RegisterButtonProps {
  label: string
  /** Where visitors register. While it is null, a press shows `closedText` instead. */
  address: string | null
  closedLabel: string
  closedText: string
}

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
