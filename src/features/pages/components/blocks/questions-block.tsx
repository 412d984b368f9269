import { ChevronDown } from 'lucide-react'
import { NoBreakText } from '@/components/site/unbroken'
import type { QuestionsBlock as Row } from '@/payload-types'
import { BlockFrame } from './block-frame'

const SUMMARY =
  'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3.5 text-lg leading-[1.3] font-semibold [&::-webkit-details-marker]:hidden'

export const QuestionsBlock = ({ heading, items }: Pick<Row, 'heading' | 'items'>) => (
  <BlockFrame heading={heading}>
    <div className="border-b border-line-2">
      {items.map(({ id, question, answer }) => (
        <details key={id} className="group border-t border-line-2">
          <summary className={SUMMARY}>
            {question}
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className="size-6 flex-none transition-transform duration-(--dur-2) group-open:rotate-180"
            />
          </summary>
          <p className="max-w-(--measure) pb-6 whitespace-pre-line text-text-2">
            <NoBreakText text={answer} />
          </p>
        </details>
      ))}
    </div>
  </BlockFrame>
)
