import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { OpenedSubmission } from './use-open-submission'

// At either end the button gets `aria-disabled` instead of `disabled`, because a disabled button
// loses the focus.
const AT_END =
  'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-line aria-disabled:text-text-3 aria-disabled:shadow-none'

export function NeighbourButtons({ opened }: { opened: OpenedSubmission }) {
  const { submission, position, total, previous, next } = opened
  return (
    <>
      <p role="status" className="mr-auto self-center text-text-2 tabular-nums max-sm:flex-none!">
        <VisuallyHidden>Registration #{submission?.id}, </VisuallyHidden>
        {position > 0
          ? `${position.toLocaleString('en-PH')} of ${total.toLocaleString('en-PH')}`
          : 'Not on this page'}
      </p>
      <Button
        variant="line"
        className={AT_END}
        aria-disabled={!previous || undefined}
        aria-keyshortcuts="k"
        onClick={() => previous?.()}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
        Previous
        <VisuallyHidden> registration</VisuallyHidden>
      </Button>
      <Button
        variant="line"
        className={AT_END}
        aria-disabled={!next || undefined}
        aria-keyshortcuts="j"
        onClick={() => next?.()}
      >
        Next
        <VisuallyHidden> registration</VisuallyHidden>
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </>
  )
}
