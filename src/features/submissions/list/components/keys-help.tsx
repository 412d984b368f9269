import { Dialog, DialogContent } from '@/components/ui/dialog'
import { LIST_SHORTCUTS } from '../../details/list-shortcuts'

interface KeysHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const KeysHelp = ({ open, onOpenChange }: KeysHelpProps) => (
  <Dialog open={open} onOpenChange={onOpenChange}>
    <DialogContent title="Keyboard shortcuts" description="On the list of registrations">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
        {LIST_SHORTCUTS.map(({ keys, means }) => (
          <div key={means} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </DialogContent>
  </Dialog>
)
