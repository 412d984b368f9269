import { Keyboard, X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetries } from '@/components/portal/lazy-with-retries'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'
import type { useSubmissions } from '../../client'
import type { ColumnsChoice } from './columns/columns-dialog'
import { ColumnsButton, NameFieldsButton, ViewsButton } from './dialog-buttons'
import { ReverseOrderButton } from './order-button'
import { ErasureFilterButton, TestsFilterButton } from './tests-button'

const UndoButton = lazyWithRetries(() =>
  import('../../undo/components/undo-button').then((module) => module.UndoButton),
)

interface CountLineProps extends ColumnsChoice {
  results: Pick<ReturnType<typeof useSubmissions>, 'data' | 'isPending'>
  onClear: (() => void) | undefined
  tests: boolean
  onTests: (isOn: boolean) => void
  onErasure: ((isOn: boolean) => void) | undefined
  onHelp: () => void
  live: ReactNode
}

export function CountLine({
  results,
  onClear,
  tests,
  onTests,
  onErasure,
  onHelp,
  live,
  ...choice
}: CountLineProps) {
  const { form } = choice
  const { data, isPending } = results
  if (!data && !isPending && !onClear) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-y-1 xl:flex-nowrap border-b border-line py-1 pr-2 pl-4 max-sm:gap-x-1 max-sm:pr-1 text-text-2">
      {data ? (
        <p aria-live="polite" className="xl:whitespace-nowrap">
          Showing {data.isEstimated && 'about '}
          <b className="font-semibold text-text tabular-nums">{data.total}</b> of{' '}
          <b className="font-semibold text-text tabular-nums">{data.unfiltered}</b> submissions
        </p>
      ) : (
        isPending && <Skeleton className="w-[22ch]" />
      )}
      {live}
      {onClear && (
        <Button variant="quiet" className="ml-auto px-2.5!" onClick={onClear}>
          <X aria-hidden strokeWidth={1.75} className="max-sm:hidden" />
          Clear filters
        </Button>
      )}
      <div
        className={cx(
          // Without `relative`, the visually hidden texts inside could widen the page.
          'relative flex min-w-0 max-sm:-ml-2.5 max-sm:basis-full max-sm:overflow-x-auto',
          !onClear && 'ml-auto',
        )}
      >
        <Suspense>{data && <UndoButton />}</Suspense>
        {form && data && data.total > 0 && <NameFieldsButton key={form.id} form={form} />}
        {data && (data.unfiltered > 0 || tests) && (
          <TestsFilterButton isOn={tests} onChange={onTests} />
        )}
        {onErasure && <ErasureFilterButton onChange={onErasure} />}
        {data && <ViewsButton />}
        {data && data.total > 0 && <ColumnsButton {...choice} />}
        {data && data.total > 1 && <ReverseOrderButton {...choice} />}
        {data && data.total > 0 && (
          <Button
            variant="quiet"
            size="icon"
            className="max-md:hidden"
            aria-label="Keyboard shortcuts"
            aria-keyshortcuts="?"
            title="Keyboard shortcuts (?)"
            onClick={onHelp}
          >
            <Keyboard aria-hidden strokeWidth={1.75} />
          </Button>
        )}
      </div>
    </div>
  )
}
