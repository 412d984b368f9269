interface YesNoCellProps {
  cellData?: boolean | null
}

/** In a list: whether it is so, in a word. */
export const YesNoCell = ({ cellData }: YesNoCellProps) => (
  <span className={cellData ? 'panel-yes' : undefined}>{cellData ? 'Yes' : 'Not yet'}</span>
)
