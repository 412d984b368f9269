import { Disclosure } from '../disclosure'

interface SentLine {
  label: string
  text: string
}

/** Shows what was sent as plain text without links, because strangers may have written it. */
export const SentDetails = ({ lines }: { lines: readonly SentLine[] }) => (
  <Disclosure label="What was sent" labelClassName="font-medium" className="text-text">
    <dl className="mt-1">
      {lines.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-text-3 wrap-anywhere">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
)
