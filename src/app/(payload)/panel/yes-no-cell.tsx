interface YesNoCellProps {
  cellData?: boolean | null
}

export const YesNoCell = ({ cellData }: YesNoCellProps) => (
  <span className={cellData ? 'panel-yes' : undefined}>{cellData ? 'Yes' : 'Not yet'}</span>
)
