import { useEffect, useRef, useSyncExternalStore } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { CircleAlert } from '@/components/site/icons'
import { useWords } from '@/components/site/words'
import { PROGRESS_WORDS } from '@/lib/words/english/progress'
import { SENDING_WORDS } from '@/lib/words/english/sending'
import { interruptionText } from '../../interruption-texts'
import type { InterruptionReason } from '../../registration-state'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

interface InterruptionNoticeProps {
  cut: InterruptionReason
  onRetry: () => void
}

export function InterruptionNotice({ cut, onRetry }: InterruptionNoticeProps) {
  const isOnline = useOnline()
  const isBack = cut === 'offline' && isOnline
  const isCalm = isBack || cut === 'cancelled'
  const retry = useRef<HTMLButtonElement>(null)
  const words = useWords('progress', PROGRESS_WORDS)
  const { title, text } = interruptionText(cut, useWords('sending', SENDING_WORDS))

  useEffect(() => {
    // Focuses the button when the connection is back or the visitor has cancelled, but not while an
    // input has the focus.
    if (isCalm && !document.activeElement?.matches('input, textarea, select')) {
      retry.current?.focus()
    }
  }, [isCalm])

  return (
    <div
      className={`grid gap-3 rounded-card border p-4 ${isCalm ? 'border-control-line bg-bg-2' : 'border-error bg-error-bg'}`}
    >
      <div role="alert" className="flex items-start gap-3">
        {!isCalm && <CircleAlert className="mt-0.5 size-5.5 flex-none text-error" />}
        <div className="min-w-0 text-sm leading-[1.45] text-text-2">
          <p className="text-[1rem] font-semibold text-text">{isBack ? words.backTitle : title}</p>
          <p>{isBack ? words.back : text}</p>
        </div>
      </div>
      <button ref={retry} type="button" onClick={onRetry} className={buttonStyles('line')}>
        {words.again}
      </button>
    </div>
  )
}
