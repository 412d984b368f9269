import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { plural } from '@/lib/text'

interface AuditCountProps {
  total: number | undefined
  onClear: (() => void) | undefined
}

export const AuditCount = ({ total, onClear }: AuditCountProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1 pr-2 pl-4 text-text-2">
    {total === undefined ? (
      <Skeleton className="w-[12ch]" />
    ) : (
      <p aria-live="polite">
        <b className="font-semibold text-text tabular-nums">{total.toLocaleString('en-PH')}</b>{' '}
        {plural('entry', total)}
      </p>
    )}
    {onClear && (
      <Button variant="quiet" className="px-2.5!" onClick={onClear}>
        <X aria-hidden strokeWidth={1.75} className="max-sm:hidden" />
        Clear filters
      </Button>
    )}
  </div>
)
