// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { Link } from '@/components/portal/link'
import { TableHead } from '@/components/portal/table-head'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { Pill } from '@/components/ui/pill'
import { paths } from '@/lib/paths'
import type { Completion, Ledger, LedgerLine } from '../schema'

const NUMBER = 'px-4 py-2 tabular-nums max-md:p-0'

const inWords = (number: number) => number.toLocaleString('en-PH')

function shareInWords({ done, all }: Completion): string {
  if (all === 0) return 'None asked for'
  return done === all ? `All ${inWords(all)}` : `${inWords(done)} of ${inWords(all)}`
}

function sentInWords({ done, all }: Completion, kept: number): string {
  if (kept === 0) return shareInWords({ done, all })
  const words = `${kept === all ? `All ${inWords(all)}` : inWords(kept)} kept in the outbox`
  return kept === done ? words : `${shareInWords({ done: done - kept, all })}, ${words}`
}

function mailInWords({ mailed, kept, held }: LedgerLine): string {
  if (held === 0) return sentInWords(mailed, kept)
  const words = `${inWords(held)} held back`
  return mailed.all === 0 ? words : `${sentInWords(mailed, kept)}, ${words}`
}

const isWhole = ({ done, all }: Completion) => done === all

/**
 * Shows whether a form is complete, on the way, or has gaps. A form is complete even while some of
 * its confirmation emails are held back.
 */
function LineState({ line, isDriveOn }: { line: LedgerLine; isDriveOn: boolean }) {
  const { received, stored, mailed, failed, inDrive } = line
  if (received !== stored || failed > 0) return <Pill tone="failed">See gaps</Pill>
  if (isWhole(mailed) && (!isDriveOn || isWhole(inDrive))) {
    return <Pill tone="completed">Complete</Pill>
  }
  return <Pill tone="reviewed">On the way</Pill>
}

interface FigureProps {
  label: string
  isLong?: boolean
  children: string
}

function Figure({ label, isLong, children }: FigureProps) {
  return (
    <td role="cell" className={cx(NUMBER, !isLong && 'md:whitespace-nowrap')}>
      <span aria-hidden className="mr-1.5 text-sm text-text-3 md:hidden">
        {label}
      </span>
      {children}
    </td>
  )
}

function LedgerRow({ line, isDriveOn }: { line: LedgerLine; isDriveOn: boolean }) {
  const { formId, formName, received, stored, inDrive } = line
  const files = inDrive.all === 0 ? 'No files' : shareInWords(inDrive)
  return (
    <tr
      role="row"
      className="border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:py-3"
    >
      <th
        scope="row"
        role="rowheader"
        className="px-4 py-2 text-left font-semibold wrap-anywhere max-md:col-span-2 max-md:p-0"
      >
        <Link
          href={paths.portal.formSubmissions(formId)}
          className="inline-flex min-h-9 items-center text-text no-underline hover:underline max-md:min-h-11"
        >
          {formName}
        </Link>
      </th>
      <Figure label="Received">{inWords(received)}</Figure>
      <Figure label="Stored">{shareInWords({ done: stored, all: received })}</Figure>
      <Figure label="Mailed" isLong>
        {mailInWords(line)}
      </Figure>
      <Figure label="In Drive">{isDriveOn || inDrive.done > 0 ? files : 'Not set up'}</Figure>
      <td role="cell" className="px-4 py-2 max-md:col-span-2 max-md:p-0">
        <LineState line={line} isDriveOn={isDriveOn} />
      </td>
    </tr>
  )
}

export function LedgerTable({ lines, isDriveOn }: Pick<Ledger, 'lines' | 'isDriveOn'>) {
  if (lines.length === 0) {
    return (
      <EmptyState
        title="No registrations yet"
        text="Each form shows up here with its first registration."
      />
    )
  }
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <TableHead labels={['Form', 'Received', 'Stored', 'Mailed', 'In Drive', 'State']} />
      <tbody role="rowgroup" className="max-md:block">
        {lines.map((line) => (
          <LedgerRow key={line.formId} line={line} isDriveOn={isDriveOn} />
        ))}
      </tbody>
    </table>
  )
}
