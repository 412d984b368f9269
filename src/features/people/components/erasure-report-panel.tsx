import { Link } from '@/components/portal/link'
import { Panel, PanelHead } from '@/components/ui/panel'
import { formatDetailsDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { ErasureReport } from '../schema'

const TITLE_ID = 'erasure-report'

export const ErasureReportPanel = ({
  report: { at, lines, driveCopies },
}: {
  report: ErasureReport
}) => (
  <Panel aria-labelledby={TITLE_ID} role="status">
    <PanelHead title="Erased" titleId={TITLE_ID}>
      <time dateTime={at} className="text-sm text-text-3">
        {formatDetailsDate(at)}
      </time>
    </PanelHead>
    <dl className="px-4 py-2">
      {lines.map(({ where, count }) => (
        <div key={where} className="flex justify-between gap-4 border-b border-line py-2">
          <dt>{where}</dt>
          <dd className="font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-2">
        <dt>
          Copies in Google Drive
          {driveCopies > 0 && (
            <>
              , being deleted: what still waits is in the{' '}
              <Link href={paths.portal.ledger}>delivery check</Link>
            </>
          )}
        </dt>
        <dd className="font-semibold tabular-nums">{driveCopies}</dd>
      </div>
    </dl>
    <p className="border-t border-line px-4 py-3 text-text-2">
      Backups made before now still hold it. One that is restored loses it again, as long as the
      file erased.txt lies beside it. Mail that was sent is in the mailbox of its recipient.
    </p>
  </Panel>
)
