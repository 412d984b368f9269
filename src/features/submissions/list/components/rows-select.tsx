import { NativeSelect } from '@/components/ui/input'
import { PAGE_SIZES, type PageSize } from '../../constants'

interface RowsSelectProps {
  rows: PageSize
  onRows: (rows: PageSize) => void
}

export const RowsPerPageSelect = ({ rows, onRows }: RowsSelectProps) => (
  <NativeSelect
    aria-label="Rows per page"
    className="w-24 max-lg:w-28"
    value={rows}
    onChange={({ target }) => onRows(PAGE_SIZES.find((size) => `${size}` === target.value) ?? rows)}
  >
    {PAGE_SIZES.map((size) => (
      <option key={size} value={size}>
        {size} rows
      </option>
    ))}
  </NativeSelect>
)
