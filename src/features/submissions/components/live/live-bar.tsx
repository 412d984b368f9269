import { ArrowUp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useLiveList } from './use-live-list'

type LiveBarProps = Parameters<typeof useLiveList>[0] & { onFirstPage: () => void }

/** Says what has come since the list was read, and puts it there when it is pressed. */
export function LiveBar({ onFirstPage, ...list }: LiveBarProps) {
  const { fresh, isMore, show } = useLiveList(list)
  return (
    <div role="status" className="border-b border-line bg-selected empty:hidden">
      {fresh > 0 && (
        <Button
          variant="quiet"
          className="w-full text-on-selected!"
          onClick={() => {
            onFirstPage()
            show()
          }}
        >
          <ArrowUp aria-hidden strokeWidth={1.75} />
          {fresh.toLocaleString('en-PH')}
          {isMore && '+'} new
        </Button>
      )}
    </div>
  )
}
