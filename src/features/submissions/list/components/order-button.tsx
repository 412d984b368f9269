import { ArrowDownUp } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { isDescending, nextSort, sortKeyOf } from '../../sort'
import { listSortChoices } from '../../sort-choices'
import type { ColumnsChoice } from './columns/columns-dialog'

const TIMES = { up: 'Oldest first', down: 'Newest first' } as const

function labelOf({ sort, form }: Pick<ColumnsChoice, 'sort' | 'form'>): string {
  const key = sortKeyOf(sort)
  if (key === 'submittedAt') return TIMES[isDescending(sort) ? 'down' : 'up']
  const label = listSortChoices(form).find(({ id }) => id === key)?.label
  return `By ${label ?? 'a removed field'}${isDescending(sort) ? ', from the last' : ''}`
}

export const ReverseOrderButton = (choice: Pick<ColumnsChoice, 'sort' | 'onSort' | 'form'>) => (
  <Button
    variant="quiet"
    className="min-w-0 px-2.5! max-sm:flex-none"
    onClick={() => choice.onSort(nextSort(choice.sort, sortKeyOf(choice.sort)))}
  >
    <ArrowDownUp aria-hidden strokeWidth={1.75} />
    <span className="max-w-[24ch] truncate">{labelOf(choice)}</span>
    <VisuallyHidden>. Reverse order</VisuallyHidden>
  </Button>
)
