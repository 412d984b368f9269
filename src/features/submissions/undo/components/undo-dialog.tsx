import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { formatClock } from '@/lib/dates'
import { statusLabel } from '../../components/status-pill'
import { describeChange, type RecentChange } from '../recent-changes'
import { useRecentChanges } from './use-recent-changes'
import { useUndo } from './use-undo'

interface UndoDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function UndoDialog({ open, onOpenChange }: UndoDialogProps) {
  const changes = useRecentChanges()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Your last changes"
        description="Undo takes back what nobody has changed since. Ctrl+Z takes back the newest."
      >
        {changes.length === 0 ? (
          <p>Nothing is left to undo.</p>
        ) : (
          <ul aria-label="Changes" className="-my-1">
            {changes.map((change) => (
              <Item key={change.id} recent={change} />
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  )
}

function Item({ recent }: { recent: RecentChange }) {
  const { undo } = useUndo()
  const [isUndoing, setUndoing] = useState(false)
  const words = describeChange(recent.change, statusLabel)
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-b-0">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {words}{' '}
        <time dateTime={new Date(recent.at).toISOString()} className="text-sm text-text-3">
          {formatClock(recent.at, Date.now())}
        </time>
      </span>
      <Button
        variant="line"
        loading={isUndoing}
        aria-label={`Undo: ${words}`}
        onClick={() => {
          setUndoing(true)
          void undo(recent).finally(() => setUndoing(false))
        }}
      >
        Undo
      </Button>
    </li>
  )
}
