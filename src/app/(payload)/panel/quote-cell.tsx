import { paths } from '@/lib/paths'

interface QuoteCellProps {
  rowData: { id: number; quote?: string | null; testimony?: string | null }
}

const LONGEST = 140

export function QuoteCell({ rowData: { id, quote, testimony } }: QuoteCellProps) {
  const words = quote || testimony || ''
  const text = words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
  return <a href={paths.cmsRow('testimonies', id)}>{text || 'Nothing is written'}</a>
}
