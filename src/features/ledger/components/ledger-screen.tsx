'use client'

import { RotateCw } from 'lucide-react'
import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { Panel, PanelHead } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useLedger } from '../client'
import type { Gap, Ledger } from '../schema'
import { GapList, isRepairable } from './gap-list'
import { LedgerTable } from './ledger-table'
import { SystemLights } from './system-lights'
import { useRepairAction } from './use-repair-action'

/**
 * True for a gap that "Try all again" repairs. Excludes held confirmations, because staff decide
 * about each one.
 */
const isForAll = (gap: Gap) => gap.kind !== 'receipt_held' && isRepairable(gap)

function RepairAll({ gaps }: Pick<Ledger, 'gaps'>) {
  const { repair, isRepairing } = useRepairAction()
  return (
    <Button variant="line" loading={isRepairing} onClick={() => repair(gaps)}>
      {!isRepairing && <RotateCw aria-hidden strokeWidth={1.75} />}
      Try all again
    </Button>
  )
}

function Figures({ ledger }: { ledger: Ledger }) {
  const { gaps, gapCount } = ledger
  const forAll = gaps.filter(isForAll)
  return (
    <>
      <Panel aria-labelledby="gaps">
        <PanelHead
          title={gapCount === 0 ? 'Gaps' : `Gaps (${gapCount.toLocaleString('en-PH')})`}
          titleId="gaps"
        >
          {forAll.length > 1 && <RepairAll gaps={forAll} />}
        </PanelHead>
        <GapList gaps={gaps} gapCount={gapCount} />
      </Panel>
      <Panel aria-labelledby="by-form">
        <PanelHead title="By form" titleId="by-form" />
        <LedgerTable {...ledger} />
      </Panel>
    </>
  )
}

const isRefused = (error: unknown) => error instanceof HttpError && error.status === 403

export function LedgerScreen() {
  const ledger = useLedger()
  const { data } = ledger
  const error = blockingErrorOf(ledger)
  return (
    <>
      <PageHead
        title="Delivery check"
        description="Whether every registration is stored, its confirmation sent and its files in Google Drive."
        crumb={{ href: paths.portal.dashboard, label: 'Dashboard' }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!isRefused(error) && <SystemLights />}
        {error ? (
          <Panel aria-label="Delivery check">
            <LoadError title="The delivery check could not be loaded" of={ledger} />
          </Panel>
        ) : data ? (
          <Figures ledger={data} />
        ) : (
          <Panel aria-label="Delivery check">
            <TableSkeleton rows={6} columns={4} />
          </Panel>
        )}
      </div>
    </>
  )
}
