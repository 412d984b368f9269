import { useEffect, useRef } from 'react'
import { buttonStyles } from '@/components/site/control-styles'
import { fillPlaceholdersWithNodes, useWords } from '@/components/site/words'
import { PROGRESS_WORDS } from '@/lib/words/english/progress'
import { fillPlaceholders } from '@/lib/words/fill'
import type { ReceivedRegistration } from '../../registration-state'

interface ReceivedBeforeProps {
  received: ReceivedRegistration
  onKeep: () => void
  onSendAsNew: () => void
}

/**
 * Shown when an earlier attempt was stored but its response was lost, and the visitor has changed
 * the answers since (docs/decisions/012). The visitor can keep the first registration or send
 * another one.
 */
export function ReceivedBeforeNotice({ received, onKeep, onSendAsNew }: ReceivedBeforeProps) {
  const { reference, differences } = received
  const words = useWords('progress', PROGRESS_WORDS)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="received-before"
      className="grid gap-3 rounded-card border border-control-line bg-surface p-4 text-sm leading-[1.45] text-text-2"
    >
      <h2
        ref={heading}
        id="received-before"
        tabIndex={-1}
        className="text-[1rem] font-semibold text-text"
      >
        {words.receivedTitle}
      </h2>
      <p>
        {reference
          ? fillPlaceholdersWithNodes(words.receivedAs, {
              reference: (
                <strong className="font-semibold tracking-wide text-text">{reference}</strong>
              ),
            })
          : words.received}
      </p>
      {differences.length > 0 && (
        <dl className="grid gap-1.5 border-l-2 border-line-2 pl-3">
          {differences.map(({ label, was }) => (
            <div key={label} className="wrap-anywhere">
              <dt className="inline font-semibold text-text">{label}: </dt>
              <dd className="inline">
                {was ? fillPlaceholders(words.weHave, { answer: was }) : words.weHaveNothing}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{words.correction}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onKeep} className={buttonStyles('primary', 'sm')}>
          {words.keepFirst}
        </button>
        <button type="button" onClick={onSendAsNew} className={buttonStyles('line', 'sm')}>
          {words.sendAsNew}
        </button>
      </div>
    </section>
  )
}
