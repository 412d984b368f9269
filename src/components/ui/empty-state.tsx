import type { ReactNode } from 'react'

const PANES = Array.from({ length: 12 }, (_, index) => `pane-${index}`)

interface EmptyStateProps {
  title: string
  text?: string
  action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 px-6 py-14 text-center">
      <div aria-hidden className="mb-3 grid grid-cols-[repeat(3,0.875rem)] gap-[3px]">
        {PANES.map((pane) => (
          <i key={pane} className="aspect-3/4 rounded-[2px] border-[1.5px] border-line-2" />
        ))}
      </div>
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      {text && <p className="max-w-[40ch] text-text-3 wrap-anywhere">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
