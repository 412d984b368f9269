import { paths } from '@/lib/paths'

interface QuoteCellProps {
  rowData: { id: number; quote?: string | null; testimony?: string | null }
}

/** Characters that fit about two lines of the list. */
const LONGEST = 140

/** A cell of the list of testimonies: the text that the site shows, shortened. */
export function QuoteCell({ rowData: { id, quote, testimony } }: QuoteCellProps) {
  const words = quote || testimony || ''
  const text = words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
  return <a href={paths.cmsRow('testimonies', id)}>{text || 'Nothing is written'}</a>
}
