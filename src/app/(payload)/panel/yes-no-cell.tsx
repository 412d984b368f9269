interface YesNoCellProps {
  cellData?: boolean | null
}

/** A cell that shows a boolean as a word. */
export const YesNoCell = ({ cellData }: YesNoCellProps) => (
  <span className={cellData ? 'panel-yes' : undefined}>{cellData ? 'Yes' : 'Not yet'}</span>
)
