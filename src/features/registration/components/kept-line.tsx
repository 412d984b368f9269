import { TEXT_BUTTON } from './text-button'

/** Says that something stays on the device, and how to take it away: phones are shared. */
export function KeptLine({ onClear }: { onClear: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm leading-[1.45] text-text-3">
      What you type is kept on this device until you submit.
      <button type="button" onClick={onClear} className={TEXT_BUTTON}>
        Clear the form
      </button>
    </p>
  )
}
