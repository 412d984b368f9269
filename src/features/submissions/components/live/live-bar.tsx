import { ArrowUp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useLiveList } from './use-live-list'

type LiveBarProps = Parameters<typeof useLiveList>[0] & { onFirstPage: () => void }

/** Says what has come since the list was read, and puts it there when it is pressed. It moves no row. */
export function LiveBar({ onFirstPage, ...list }: LiveBarProps) {
  const { fresh, isMore, show } = useLiveList(list)
  return (
    // Over the line where there is room, and within its height where it is a part of it.
    <div role="status" className="ml-2 empty:hidden max-md:-my-1.5 md:relative md:w-0">
      {fresh > 0 && (
        <Button
          variant="quiet"
          className="gap-1.5! rounded-pill! bg-selected! px-2.5! text-on-selected! md:absolute md:top-1/2 md:left-0 md:z-(--z-raised) md:min-h-8! md:-translate-y-1/2 [&_svg]:size-4!"
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
