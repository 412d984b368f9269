import { ArrowUp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useLiveList } from './use-live-list'

type LiveBarProps = Parameters<typeof useLiveList>[0] & { onFirstPage: () => void }

export function LiveBar({ onFirstPage, ...list }: LiveBarProps) {
  const { fresh, isMore, show } = useLiveList(list)
  return (
    <div role="status" className="mx-2 empty:hidden">
      {fresh > 0 && (
        <Button
          variant="quiet"
          className="relative min-h-8! gap-1.5! rounded-pill! bg-selected! px-2.5! text-on-selected! before:absolute before:inset-x-0 before:-inset-y-1.5 [&_svg]:size-4!"
          onClick={() => {
            onFirstPage()
            void show()
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
