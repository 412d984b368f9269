import { LoadingPanes } from '@/components/ui/marks/loading-panes'

const THINGS = Array.from({ length: 12 }, (_, at) => at)

export function StorePlaceholder() {
  return (
    <div className="absolute inset-0 overflow-hidden bg-pearl-0 px-5 pb-5 noscript:hidden">
      <LoadingPanes label="Loading the store..." />
      <ul aria-hidden className="grid grid-cols-2 gap-x-4 gap-y-6 xl:grid-cols-3">
        {THINGS.map((at) => (
          <li key={at} className="grid gap-2.5">
            <div className="aspect-square rounded-[6px] bg-bg-2" />
            <div className="h-3.5 w-3/4 rounded-[3px] bg-bg-2" />
            <div className="h-3.5 w-1/3 rounded-[3px] bg-bg-2" />
          </li>
        ))}
      </ul>
    </div>
  )
}
