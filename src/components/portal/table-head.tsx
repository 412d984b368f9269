// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { cx } from '@/components/ui/cx'

export const HEAD_CELL_CLASSES =
  'h-9.5 px-4 text-left text-sm font-medium whitespace-nowrap text-text-3'

export const TableHead = ({ labels }: { labels: readonly string[] }) => (
  <thead role="rowgroup" className="max-md:sr-only">
    <tr role="row" className="border-b border-line">
      {labels.map((label) => (
        <th
          key={label}
          role="columnheader"
          scope="col"
          className={cx(HEAD_CELL_CLASSES, label === 'Actions' && 'text-right')}
        >
          {label}
        </th>
      ))}
    </tr>
  </thead>
)
