import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useViews } from '../client'
import { SaveViewForm } from './save-view-form'
import { ViewItem } from './view-item'

interface ViewsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ViewsDialog({ open, onOpenChange }: ViewsDialogProps) {
  const { data } = useViews()
  const views = data?.views ?? []
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Views"
        description="A view keeps filters, columns, order and rows, not the words of a search."
      >
        <SaveViewForm />
        {views.length > 0 && (
          <ul aria-label="Saved views" className="grid border-t border-line">
            {views.map((view) => (
              <ViewItem key={view.id} view={view} />
            ))}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  )
}
